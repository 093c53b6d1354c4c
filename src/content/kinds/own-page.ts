import {
  flag,
  formerAddress,
  heroWidth,
  list,
  markdown,
  object,
  picture,
  pictureFile,
  refuse,
  text,
} from "../fields";
import { computed, dataKind, type AskSite } from "../kind";
import { pageAddress } from "../page-folder";
import { pageSections } from "../page-sections";

const schema = object(
  "Page",
  "The words of a page of its own, which is of no kind with many: home, about, and what an owner adds.",
  {
    title: text(3, 52, "Name of the page: the browser tab, breadcrumbs and lists.", {
      unique: "title of a page",
      exactLength: true,
    }),
    shortTitle: text(
      3,
      24,
      "Its name in menus and above the pages below it; the title when left out.",
    ).optional(),
    heading: text(5, 90, "The headline on the page itself."),
    description: text(
      60,
      168,
      "What a search result says under the title: 160 characters once facts are filled in.",
      { exactLength: true },
    ),
    lead: markdown(20, 260, "The words under the headline."),
    note: markdown(20, 400, "Where else to look, under the lead.").optional(),
    picture: picture("The first, large picture.", heroWidth).optional(),
    pictureDark: pictureFile(
      "The same view at night, shown in its place where the colors are dark: a file beside this one, ./name.jpg.",
      heroWidth,
    ).optional(),
    sky: flag(
      "The upper two fifths of the first picture of the home page, and of that at night, are plain sky: its headline may reach into them. Without this it stands above the picture.",
    ).optional(),
    facts: list(
      object("PageFact", "A fact in the strip below the top.", {
        term: text(3, 40, "What is stated."),
        text: text(2, 80, "The fact itself."),
      }),
      "Facts in a strip below the top of the page.",
    ).optional(),
    aliases: list(
      formerAddress("An earlier address of this page; with #id, of that part of it."),
      "Earlier addresses of this page; each redirects here.",
    ).optional(),
    body: markdown(
      0,
      12_000,
      "The sections, each under `## Its heading {#its-id}`; the page puts them in their places by their ids.",
    ).optional(),
  },
  ({ picture: first, pictureDark, sky }, context) => {
    if (pictureDark !== undefined && first === undefined)
      refuse(context, ["pictureDark"], "stands without picture: add the one for light colors");
    if (sky && first === undefined) refuse(context, ["sky"], "stands without picture: take it out");
  },
);

/**
 * The words of a page of its own, whether a component in src/pages shows it or the template. The
 * address of `content/pages/about` is /about.
 */
export const ownPage = dataKind({
  name: "ownPage",
  labels: { one: "Page", many: "Pages" },
  files: "pages/**/index.md",
  schema,
  fileSchema: schema,
  addressOf: pageAddress,
  computed: {
    Page: {
      sections: computed(
        "[PageSection!]!",
        "The text, cut at its headings.",
        ({ body, original }: { body: string; original?: { body: string } }, site: AskSite) =>
          pageSections(body, site, original?.body),
      ),
    },
  },
});
