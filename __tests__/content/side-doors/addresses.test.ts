/**
 * Addresses that a stranger's pull request could try: every one that would take visitors from a
 * page is a mistake with its file.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { redirectLine } from "../../../src/hosting/redirects";
import { casino, guide, mistakesAfter, pageNamed, replace } from "../../support/content-fixture";

const aliases = [
  "/*",
  "/es/*",
  "/:splat",
  "/old/:slug/end",
  "/contact?project=casino",
  "/CONTACT",
  "/contact/",
  "/contact/index.html",
  "/%63ontact",
  "/Contact.htm",
  "/STATIC/a.js",
  "/admin",
  "/es",
  "/ES/contact",
  "//evil.example",
  "/\\evil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/../contact",
  "/a/./contact",
  "/.well-known/security.txt",
  "/_headers",
  "/feed.es.xml",
  "https://evil.example/",
  "/%E0%A4%A",
  "/a\n/* https://evil.example 301",
  "/a\t/b",
  "/a%0A/b",
  "/404",
  "/old?*",
  "/old?a=:b",
  "/old#part",
  "/contact%2F",
  "/contact?",
  "/%73itemap.xml?x=1",
  "/%66avicon.ico?v=1",
  "/contact%2Evcf?x=1",
  "/robots%2Etxt?x=1",
  "/%5Fheaders?x=1",
  "/sitemap.xml/?x=1",
  "/Sitemap.xml?x=1",
  "/share/contact.jpg",
  "/Share",
  "/styles.391bda80a495e17e5c2f.css",
  "/app-1.js?v=1",
  "/app-1.js.map",
  "/.netlify/functions/x",
  "/%2Enetlify/x",
  "/_gatsby/x",
  "/fonts/other.woff2",
  "/.well-known/change-password",
  "/contact%3Fx=1",
  "/contact%23x",
  "/old?x=%2A",
  "/old?a=b&&c=d",
  "/old?a",
  "/old?=b",
  "/old?",
  "/old?301=1",
  "/old?/thanks=1",
  "/old?a=b&a=c",
  "/old?__proto__=1",
  "/old?https:x=1",
  "/old?a=1&301=2",
  "/old?é=1",
  "/old?a[]=1",
  "/old?-a=1",
  "/old?x=%E0%A4%A",
  "/\ud83d",
  "/old\u202egpj",
  "/\u200bcontact",
  "/old%E2%80%AEx",
];

test("an address that takes visitors from others is no alias", async () => {
  const acceptedOf = async (all: string[]) => {
    const list = `order: 1\naliases: [${all.map((one) => JSON.stringify(one)).join(", ")}]`;
    const mistakes = await mistakesAfter((files) => {
      for (const name of ["favicon.ico", "fonts/text.woff2"]) files[`static/${name}`] = "words";
      replace(casino, "order: 1", list)(files);
    });
    const fields = mistakes.map(({ field }) => field);
    return all.filter((_alias, index) => !fields.includes(`aliases[${index}]`));
  };
  // The site is asked about what has the form of an address at all.
  expect(await acceptedOf(await acceptedOf(aliases))).toEqual([]);
});

/** Returns the rules that the host reads in lines of `_redirects`. */
async function readByHost(lines: string) {
  const folder = mkdtempSync(join(tmpdir(), "redirects-"));
  const file = join(folder, "_redirects");
  writeFileSync(file, lines);
  const options = { redirectsFiles: [file], configRedirects: [], minimal: true };
  const { redirects, errors } = await parseAllRedirects(options);
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
  return redirects;
}

test("former addresses of other systems are aliases, in two ways of writing one as well", async () => {
  const list = [
    "/old",
    "/old.html",
    "/Our_Work",
    "/index.php?p=7",
    "/about.php",
    "/files/a.css",
    "/old?a=b&c=d",
    "/old?_a.b-c=/x",
    "/old?a=",
    "/old?a=[1]",
    "/old?Country=us",
    "/old;x,y",
    "/old?a=301",
    "/old?constructor=1",
    "/old?a=1!",
    "/año?a=ñ",
    "/a%20b?c=d%20e",
    "/old&x",
  ];
  const fields = `order: 1\naliases: ${JSON.stringify(list)}`;
  expect(await mistakesAfter(replace(casino, "order: 1", fields))).toEqual([]);
  for (const alias of list) {
    const [from = "", query] = encodeURI(decodeURI(alias)).split("?");
    expect(await readByHost(redirectLine({ path: alias, toPath: "/about", status: 301 }))).toEqual([
      expect.objectContaining({
        from,
        to: "/about",
        status: 301,
        conditions: {},
        force: query !== undefined,
        query: Object.fromEntries((query?.split("&") ?? []).map((part) => part.split("="))),
      }),
    ]);
  }
});

test.each([
  ["/old", "/OLD/"],
  ["/old", "/old.html"],
  ["/old", "/%6Fld"],
  ["/old", "/old/index.html"],
  ["/old?a=b&c=d", "/old?c=d&a=b"],
])("an alias of two pages is told, written as %s and as %s", async (one, other) => {
  const mistakes = await mistakesAfter((files) => {
    replace(casino, "order: 1", `order: 1\naliases: ["${one}"]`)(files);
    replace(guide, "title: ", `aliases: ["${other}"]\ntitle: `)(files);
  });
  expect(mistakes).toEqual([expect.objectContaining({ field: "aliases[0]", code: "unique" })]);
});

test.each(["e", "x", "e1", "es-", "", "es-MX"])(
  "%j is no language, and told with its line",
  async (code) => {
    const mistakes = await mistakesAfter((files) => {
      files["content/glossary.yml"] =
        `terms:\n  - name: casita\n    words:\n      - language: "${code}"\n        word: casita\n`;
    });
    const ofLanguage = mistakes.filter(({ field }) => field.endsWith("language"));
    expect(ofLanguage).toEqual([expect.objectContaining({ line: 4 })]);
  },
);

const folders = [
  "admin",
  "static",
  "page-data",
  "es",
  "en",
  "404",
  "index",
  "UPPER",
  "a b",
  "a?b",
  "a#b",
  "*",
  "a*",
  ":slug",
  "a.html",
  "feed.xml",
  "-a",
  "a--b",
  "ñandú",
  "%2e%2e",
  "share",
  "_gatsby",
  ".netlify",
  "a%2Fb",
  "__proto__",
  "a\nb",
  "it's",
  "<b>",
  "a;b",
  "a|b",
  "_headers",
  ".hidden",
  "a@b",
  "a".repeat(81),
  "fonts",
  "drawings",
  "fr",
  "de",
  "zh",
];

test.each(["services", "pages"])(
  "a folder of %s is no pattern, and not the site's",
  async (kind) => {
    const mistakes = await mistakesAfter((files) => {
      for (const name of folders) files[`content/${kind}/${name}/index.md`] = "words";
    });
    const named = mistakes.filter(({ code }) => code.startsWith("file-")).map(({ file }) => file);
    const accepted = folders.filter((name) => !named.includes(`content/${kind}/${name}/index.md`));
    expect(accepted).toEqual([]);
  },
);

test("a page whose address is a folder of static/ is told with the file that lies there", async () => {
  const mistakes = await mistakesAfter((files) => {
    files["static/flyers/text.pdf"] = "words";
    Object.assign(files, pageNamed("flyers"));
  });
  expect(mistakes).toEqual([
    expect.objectContaining({
      file: "static/flyers/text.pdf",
      problem: "lies in a folder that the site has for the page /flyers, flyers/",
    }),
  ]);
});
