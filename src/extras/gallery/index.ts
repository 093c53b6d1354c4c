import type { ContentFile } from "../../content/content-file";
import type { Extra } from "../extra";

/** The groups of services that have any: the page has a section for each, under its id. */
const groupsIn = (files: readonly ContentFile[]): string[] => [
  ...new Set(
    files.flatMap(({ kind, data }) =>
      kind.type === "page" && kind.isOffered ? String(data.group) : [],
    ),
  ),
];

/** The extra `gallery`. */
export const gallery: Extra = {
  name: "gallery",
  description: "The work in pictures, below /build-process.",
  isGeneral: true,
  addresses: ["/build-process/pictures"],
  pages: [{ path: "/build-process/pictures", sections: ["call"], more: "groups", ids: ["all"] }],
  ids: (files) => ({ "/build-process/pictures": groupsIn(files) }),
};
