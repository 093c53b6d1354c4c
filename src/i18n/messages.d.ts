/** The labels of en.yml, each with the names of its placeholders. Made by write-messages.ts. */
export interface Messages {
  "layout.skip": never;
  "search.best": "count" | "typed";
  "search.close": never;
  "search.failed": never;
  "search.found": "count" | "typed";
  "search.none": "typed";
  "search.question": never;
  "search.title": never;
  "visit.bar": never;
  "visit.failed": never;
  "visit.loading": never;
  "visit.offline": never;
  "visit.online": never;
  "visit.waiting": never;
}
