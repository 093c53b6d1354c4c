/**
 * The types that no schema of content gives, and whose fields need no resolver. Those of
 * gatsby-transformer-remark are described here, since the plugin describes none.
 */
export const baseTypes = `
"A piece of a page's text: html or picture, never both."
type ContentBlock {
  "The section in which it stands; none ahead of the first heading."
  section: BlockSection
  "Sanitized HTML, without the heading of its section; other headings carry ids."
  html: String
  "A picture between two pieces of text."
  picture: Picture
  "Whether it stands in the first section or ahead of it."
  isIntroduction: Boolean!
}
"A section of a page's text, under a heading of the second level."
type BlockSection {
  "Id of its heading: path#id leads to it."
  id: String!
  "Its heading, as sanitized HTML."
  title: String!
}
"A picture with its text alternative."
type Picture {
  "What it shows, for people who cannot see it."
  alt: String!
  "Words under the picture."
  caption: String
  "The picture's file."
  file: File! @link(by: "relativePath", from: "relativePath")
}
"A file of content. A photograph that is stored sideways (EXIF orientation) has an upright copy as its child."
type File implements Node @childOf(types: ["File"]) {
  id: ID!
  "Of a copy: which file it is made of."
  hash: String
}
"What people ask before they write, and the owner's answer."
type AnsweredQuestion {
  "Id of the answer on /faq, the same in each language."
  entryId: String!
  "The question."
  question: String!
  "The answer."
  answer: RichText!
}
"A page in menus and breadcrumbs."
type NamedPage {
  "Its address."
  path: String!
  "Its name there: its short title, or else its title."
  name: String!
}
"A sentence in a language of the site."
type Sentence {
  "The language's code, such as en."
  language: String!
  "The sentence."
  text: String!
}
"A part of a section, under a heading of its own."
type PagePart {
  "Its id: path#id leads to it."
  id: String!
  "Its heading."
  title: String!
  "Sanitized HTML."
  html: String!
}
"A section of a page's text."
type PageSection {
  "Its id: path#id leads to it."
  id: String!
  "Its heading."
  title: String!
  "Sanitized HTML, without its parts."
  html: String!
  "What is under the headings in it."
  parts: [PagePart!]!
}
"A heading of a page's text."
type Heading {
  "Its id: path#id leads to it."
  id: String!
  "Its words."
  title: String!
  "Its level, 2 to 4."
  depth: Int!
}
"Of a Markdown file: which record it holds, and in which language."
type MarkdownRemarkFields {
  "Name of the kind of content."
  kind: String!
  "Last part of the address."
  slug: String!
  "The language in which it is written, such as en."
  language: String!
  "Address on the site, without the prefix of the language."
  path: String!
}
type MarkdownHeading {
  "Its id: path#id leads to it."
  id: String!
  "Its words."
  value: String!
  "Its level, 2 to 4."
  depth: Int!
}
type MarkdownWordCount {
  "How many paragraphs it has."
  paragraphs: Int!
  "How many sentences it has."
  sentences: Int!
  "How many words it has."
  words: Int!
}
"The day with which the days of checks are compared."
type BuildDay implements Node @dontInfer { id: ID! "YYYY-MM-DD." day: Date! }
"Which pages are related, and which there are in each language; fields of pages answer from it."
type Relations implements Node @dontInfer { id: ID! }`;
