/**
 * Has Node name the file and line of a module's source in the stack of an error. For
 * gatsby-ssr.tsx, before anything else: Node reads the source map of a module when the module runs,
 * and pages are rendered in processes of their own.
 */
process.setSourceMapsEnabled(true);
