import type { Patch } from "./patch";

export const routeFocus: Patch = {
  name: "route-focus",
  since: "@gatsbyjs/reach-router 2.0.1",
  changes:
    "gives the router's wrapper a `focus` of our own, and hides Gatsby's announcer while the focus says the same",
  why: "the router focuses its wrapper at each new page; visitors belong at the target of a hash, or else at the page's heading, and should hear it once",
  code: ["src/visit/scroll.ts"],
  reliesOn: [
    {
      file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
      holds: "&&e.focus())",
      otherwise: "The router no longer calls its wrapper's `focus`.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      holds: "<div {...RouteAnnouncerProps} ref={this.announcementRef}></div>",
      otherwise: "Gatsby no longer announces pages in an element of its own.",
    },
    {
      file: "gatsby/cache-dir/route-announcer-props.js",
      holds: "id: `gatsby-announcer`",
      otherwise: "Gatsby's announcer has another id.",
    },
  ],
};
