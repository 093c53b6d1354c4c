/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { feed } from "../../../src/publish/feed";
import { sitemap } from "../../../src/publish/sitemap";
import { PageHead } from "../../../src/seo/Head";
import { attacks } from "../../support/attacks";
import { activeContent } from "../../support/active-content";
import { mockSite } from "../../support/component-fixture";
import "../../../src/content/text";

describe.each(attacks)("attack %s", (text) => {
  it("in front matter leaves no active content in a page's head or text", () => {
    mockSite({ name: text, description: text });
    const html = renderToStaticMarkup(
      <html lang="en">
        <head>
          <PageHead
            language="en"
            page={{ title: text, description: text, path: "/services/casino" }}
            published="2026-11-20"
          />
        </head>
        <body>
          <h1 title={text}>{text}</h1>
        </body>
      </html>,
    );
    expect(activeContent(html, "document")).toEqual([]);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain("</script></head>");
  });

  it("in published files stays text", () => {
    const address = "https://www.example.test/blog/an-article";
    const entry = {
      address,
      title: text,
      summary: text,
      published: "2026-11-20",
      updated: "2026-11-20",
    };
    const business = { name: text, description: text, url: "https://www.example.test" };
    const written = feed(business, [entry], "en");
    expect(written).not.toMatch(/<(script|img|svg|iframe|style|a|p)[\s>/]/i);
    expect(written).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    expect(sitemap([{ address: `${address}?${text}` }])).not.toMatch(/<(script|img|svg|iframe)/i);
  });
});
