/** @jest-environment node */
import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { stringify } from "yaml";
import { checkText } from "../../../src/content/check/text";
import { hostileParts } from "../../../src/content/check/hostile-html";
import { isPage } from "../../../src/content/content-file";
import { toBlocks, toHtmlText } from "../../../src/content/markdown";
import { feed } from "../../../src/publish/feed";
import { sitemap } from "../../../src/publish/sitemap";
import { sanitize } from "../../../src/content/sanitize";
import { SiteHead } from "../../../src/seo/SiteHead";
import { readAs, service } from "../../support/content-fixture";
import { activeContent } from "../../support/active-content";
import { site } from "../../support/structured-data/site-facts";

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

describe.each(attacks)("attack %s", (text) => {
  it("in Markdown leaves no active content", () => {
    const { content } = readAs("service", service("Casino", "casino") + text);
    if (!content || !isPage(content)) throw new Error("The page could not be read.");
    const blocks = toBlocks(content.body);
    const html = blocks.map((block) => ("html" in block ? block.html : "")).join("");
    expect(activeContent(html)).toEqual([]);
    expect(activeContent(toHtmlText(text))).toEqual([]);
  });

  it("as raw HTML, sanitized once or twice, leaves no active content", () => {
    expect(activeContent(sanitize(text))).toEqual([]);
    expect(sanitize(sanitize(text))).toBe(sanitize(text));
  });

  it("in front matter leaves no active content in a page's head or text", () => {
    jest.mocked(useStaticQuery).mockReturnValue({
      business: { ...site.business, name: text, description: text },
      allService: {
        nodes: [{ path: "/services/casino", title: text, offer: "commercial-construction" }],
      },
    });
    const html = renderToStaticMarkup(
      <html lang="en">
        <head>
          <SiteHead
            title={text}
            description={text}
            path="/services/casino"
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

describe("the content check", () => {
  const mistakesOf = (markdown: string) => {
    const { content } = readAs("service", `${service("Casino", "casino")}\n\n${markdown}`);
    if (!content) throw new Error("The page could not be read.");
    const addresses = new Map([
      ["/contact", () => new Set<string>()],
      ["/faq", () => new Set(["deposit"])],
      ["/services/casino", () => new Set(["first-heading"])],
    ]);
    return checkText(content, [], { addresses, targets: () => new Set(), hidden: new Map() })
      .map(({ problem }) => problem)
      .join("\n");
  };

  it("accepts valid text", () => {
    expect(
      mistakesOf("A <abbr title='Heating'>HVAC</abbr> unit, [mail](mailto:a@b.example)."),
    ).toBe("");
  });

  it.each([
    ["[x](javascript:alert(1))", "javascript:"],
    ["[x](data:text/html,x)", "data:"],
    ["[x](JAVASCRIPT:x)", "JAVASCRIPT:"],
    ["[x](&#106;avascript:x)", "javascript:"],
    ["[x](//evil.example)", "//evil.example"],
    ["<a href='jav&#x09;ascript:x'>x</a>", "href="],
    ["<p onclick=alert(1)>x</p>", "onclick="],
    ["<p style='color:red'>x</p>", "style="],
    ["<script>x</script>", "<script"],
    ["<svg onload=x>", "<svg"],
    ["<img src=x>", "<img"],
    ["text <iframe src=/contact></iframe>", "<iframe"],
  ])("refuses %s", (markdown, named) => {
    expect(mistakesOf(markdown)).toContain(named);
  });

  it("accepts harmless HTML", () => {
    expect(hostileParts('<abbr title="x">y</abbr><a href="/contact">z</a><!-- a note -->')).toEqual(
      [],
    );
  });
});

describe("front matter", () => {
  it.each(["../secret.jpg", "/etc/passwd.jpg", "https://evil.example/a.jpg", "./x.jpg\u0000.png"])(
    "a picture cannot be %j",
    (src) => {
      const text = service("Casino", "casino").replace("./casino.jpg", JSON.stringify(src));
      const { content, mistakes } = readAs("service", text);
      expect(content).toBeUndefined();
      expect(mistakes.map(({ field }) => field)).toContain("hero.src");
    },
  );

  it.each(["javascript:alert(1)", "http://evil.example", 'https://x" onclick="y'])(
    "a source cannot be %j",
    (url) => {
      const text = service("Casino", "casino").replace(
        "group: commercial",
        `sources:\n  - title: A source\n    url: ${JSON.stringify(url)}\ngroup: commercial`,
      );
      expect(readAs("service", text).content).toBeUndefined();
    },
  );

  it("a client's mark cannot close its drawing", () => {
    const drawing = 'M0 0"/><script>';
    const marks = [{ id: "a", name: "Sample mark", viewBox: "0 0 10 10", drawing, sample: true }];
    const { mistakes } = readAs("clientMark", stringify({ marks }));
    expect(mistakes.map(({ field }) => field)).toEqual(["marks[0].drawing"]);
  });
});
