/** The parts of remark-gfm 1 that are imported one by one. They ship no declarations. */
declare module "micromark-extension-gfm-strikethrough" {
  export default function strikethrough(): object;
}
declare module "micromark-extension-gfm-table" {
  const table: object;
  export default table;
}
declare module "micromark-extension-gfm-task-list-item" {
  const taskList: object;
  export default taskList;
}
declare module "mdast-util-gfm-strikethrough/from-markdown" {
  const fromMarkdown: object;
  export default fromMarkdown;
}
declare module "mdast-util-gfm-table/from-markdown" {
  const fromMarkdown: object;
  export default fromMarkdown;
}
declare module "mdast-util-gfm-task-list-item/from-markdown" {
  const fromMarkdown: object;
  export default fromMarkdown;
}
