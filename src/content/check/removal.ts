/** Which files of content cannot be deleted because others need them. Pure. */
import { registry } from "../registry";
import { usersOf, type FileFacts } from "./site";

/** Returns why a file cannot be deleted, as a message to its author; undefined if nothing needs it. */
export function reasonToKeep(file: string, facts: readonly FileFacts[]): string | undefined {
  const own = facts.find((other) => other.file === file);
  const users = own
    ? usersOf(own, facts, "needing")
    : facts.filter(({ images }) => images.includes(file)).map((other) => other.file);
  if (users.length === 0) return undefined;
  const named = users.map((user) => `“${nameOf(user, facts)}”`).join(", ");
  const them = users.length === 1 ? "that page" : "those pages";
  if (!own) return `This picture is shown by ${named}. Choose another picture there first.`;
  const alias = own.address
    ? ` Once it is gone, write ${own.address} under “Aliases: earlier addresses” of the page that takes its place: visitors with the old address are led there.`
    : "";
  return `Other pages need this one: ${named}. Take the links and references out of ${them} first.${alias}`;
}

/** Returns the name of a file as authors know it. */
function nameOf(file: string, facts: readonly FileFacts[]): string {
  const { address, targets = [], kind } = facts.find((other) => other.file === file) ?? {};
  const page = address === undefined ? undefined : targets[0]?.label;
  const entries = registry.kinds.find(({ name }) => name === kind)?.labels.many;
  return page ?? entries ?? file.replace(/^src\/pages\/(.*)\.tsx$/, "/$1");
}

/** Returns the folder of a page by the path of its file; undefined for any other file. */
export function folderOfPage(file: string): string | undefined {
  return /^(.+)\/index\.md$/.exec(file)?.[1];
}
