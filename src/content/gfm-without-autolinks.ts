/**
 * GitHub-flavored Markdown without autolink literals (bare addresses in a text), the search for which takes half of the
 * parser's time. What is left of remark-gfm 1: strikethrough, tables and task lists.
 */
import strikethroughTree from "mdast-util-gfm-strikethrough/from-markdown";
import tableTree from "mdast-util-gfm-table/from-markdown";
import taskListTree from "mdast-util-gfm-task-list-item/from-markdown";
import strikethrough from "micromark-extension-gfm-strikethrough";
import table from "micromark-extension-gfm-table";
import taskList from "micromark-extension-gfm-task-list-item";

/** Every bare address contains one of the first three, and any of their letters can be a character reference. */
const address = /www|https?|@|&[#a-z]/i;

/** Whether a text may contain bare addresses, which become links. */
export const mayHoldAddress = (text: string): boolean => address.test(text);

/** A plugin for unified 9 that adds the syntax to remark-parse 9. */
export function gfmWithoutAutolinks(this: { data(): Record<string, unknown> }): void {
  const data = this.data();
  data.micromarkExtensions = [strikethrough(), table, taskList];
  data.fromMarkdownExtensions = [strikethroughTree, tableTree, taskListTree];
}
