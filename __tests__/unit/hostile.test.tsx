/**
 * Nothing hostile is rendered from content or facts, and the content check refuses what would be
 * dropped.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { faultsOfText } from "../../src/content/check/rendered";
import { toBlocks, toHtmlText } from "../../src/content/markdown";
import { feed } from "../../src/publish/feed";
import { sitemap } from "../../src/publish/sitemap";
import { PageHead } from "../../src/seo/Head";
import { mockSite } from "../support/component-fixture";

/** Texts that try to run, load or send something. */
const attacks = [
  "<ScRiPt >alert(1)</sCrIpT\t>",
  "--!><script>alert(1)</script><!--",
  "</script><script>alert(1)</script>",
  "[a link](java\nscript:alert(1))",
  "[a link](&#106;avascript:alert(1))",
  "[a link][ref]\n\n[ref]: data:text/html,x",
  '<a href="/\\evil.example/x">here</a>',
  '<form action="//evil.example"><button formaction="javascript:x">go</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<meta http-equiv="refresh" content="0;url=javascript:x">',
  '<img src="x"\nonerror\n=\n"alert(1)">',
  "<a/onclick='alert(1)'/href=/contact>text</a>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<template><script>alert(1)</script></template>",
  '<p style="background:url(javascript:x)">x</p>',
  "## <img src=x onerror=alert(1)> heading",
  '" autofocus onfocus="alert(1)',
  '{"@type":"</script><script>alert(1)</script>"}',
  '<h2 id="___loader" name="gatsby-scripts">x</h2>',
];

const dangerous =
  "script,style,iframe,frame,object,embed,applet,form,input,button,base,meta,link,svg,math,template,noscript,audio,video";

/** Returns the elements and attributes in some HTML that would run, load or send something. */
function activeContent(html: string): string[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return Array.from(template.content.querySelectorAll("*")).flatMap((element) => [
    ...(element.matches(dangerous) ? [element.tagName] : []),
    ...Array.from(element.attributes, ({ name, value }) => ({ name, value }))
      .filter(({ name, value }) => {
        if (/^on|^style$|^srcdoc$/i.test(name)) return true;
        if (name === "id") return !/^[a-z0-9-]+$/.test(value);
        if (!/^(?:href|src|action|formaction|data|xlink:href)$/.test(name)) return false;
        // Browsers strip some C0 controls and spaces (WHATWG URL standard, basic URL parser).
        const address = Array.from(value).filter((character) => character > " ");
        return !/^(https:\/\/|mailto:|tel:|#|\/(?![/\\])|\.\/)/i.test(address.join(""));
      })
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}

describe.each(attacks)("attack %s", (text) => {
  it("leaves no active content in a text", () => {
    const html = (markdown: string) =>
      toBlocks(markdown)
        .flatMap((block) => [block.section?.title ?? "", "html" in block ? block.html : ""])
        .join("");
    expect(activeContent(html(text))).toEqual([]);
    expect(activeContent(html(`## Words\n\nA paragraph.\n\n${text}`))).toEqual([]);
    expect(activeContent(toHtmlText(text))).toEqual([]);
  });

  it("in a fact or in front matter leaves none in a page's head", () => {
    mockSite({ name: text, description: text });
    const page = { title: text, description: text, path: "/services/casino", picture: null };
    const html = renderToStaticMarkup(<PageHead language="en" page={page} />);
    const [data, ...others] = html.match(/<script[\s\S]*?<\/script>/g) ?? [];
    expect(others).toEqual([]);
    expect(JSON.parse(data!.replace(/^<[^>]*>|<\/script>$/g, ""))).toHaveProperty("@graph");
    expect(activeContent(html.replace(data!, "").replace(/<(?:meta|link)\b/g, "<i"))).toEqual([]);
  });

  it("stays text in published files", () => {
    const address = "https://www.example.test/blog/an-article";
    const entry = { address, title: text, summary: text, published: "2026-11-20" };
    const business = { name: text, description: text, url: "https://www.example.test" };
    const written = feed(business, [{ ...entry, updated: entry.published }], "en");
    expect(written).not.toMatch(/<(script|img|svg|iframe|style|a|p)[\s>/]/i);
    expect(written).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    expect(sitemap([{ address: `${address}?${text}` }])).not.toMatch(/<(script|img|svg|iframe)/i);
  });
});

const codes = (markdown: string) => faultsOfText(markdown).map(({ code }) => code);

it.each([
  ["<p onclick=alert(1)>x</p>", "attribute-dropped"],
  ["<script>x</script>", "element-dropped"],
  ["text <iframe src=/contact></iframe>", "element-dropped"],
])("the check refuses %s", (markdown, code) => {
  expect(codes(markdown)).toContain(code);
});

it("the check accepts harmless HTML", () => {
  const html =
    '<abbr title="x">y</abbr> <a href="/contact">z</a> <mark>m</mark> <!-- a note -->\n\n<details>\n<summary>More</summary>\n\nWords\n\n</details>';
  expect(codes(html)).toEqual([]);
});
