/** Where the words of pages of their own stand. Visitors load this module. */
import { notFoundPage } from "./not-found";

/** Pages whose folders are not called like their addresses. */
const folders: Readonly<Record<string, string>> = { "/": "home", [notFoundPage]: "not-found" };

/** Returns the address of a page by the name of its folder. */
export const pageAddress = (folder: string): string =>
  Object.keys(folders).find((address) => folders[address] === folder) ?? `/${folder}`;

/** Returns the name of a page's folder below content/pages by its address. */
export const pageFolder = (address: string): string => folders[address] ?? address.slice(1);

/** Returns the file with the words of a page by its address. */
export const pageFile = (address: string): string =>
  `content/pages/${pageFolder(address)}/index.md`;
