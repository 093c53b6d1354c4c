/** The labels of en.yml, each with the names of its placeholders. Made by write-messages.ts. */
export interface Messages {
  "layout.skip": never;
}
