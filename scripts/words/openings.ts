/** The first section of a service, which is shown ahead of everything else, needs a table or a picture. */
import type { Finding } from "./finding";
import type { Page } from "./page";

export const checkOpenings = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => {
    if (page.kind !== "service") return [];
    const body = page.passages.filter(({ field }) => field === "body");
    const [first, second] = body.filter(
      ({ role, line }) => role === "heading" && (page.lines[line - 1] ?? "").startsWith("## "),
    );
    const end = second?.line ?? Infinity;
    const shows = body.some(
      ({ role, line }) => (role === "cell" || role === "caption") && line < end,
    );
    if (shows || !first) return [];
    return [
      {
        file: page.file,
        line: first.line,
        rule: "opening",
        message: "the first section has no table and no picture: begin with the one that says most",
      },
    ];
  });
