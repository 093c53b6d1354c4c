/** webpack and jest read the catalogs as JSON. */
declare module "*.yml" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
