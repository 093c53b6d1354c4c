/** @jest-environment node */
import { parseDocument } from "htmlparser2";
import { readPageParts } from "../../page-parts";

const parts = (main: string) =>
  readPageParts("Title", parseDocument(`<nav>Menu</nav><main>${main}</main>`));

it("splits a page at headings with an id", () => {
  expect(
    parts(
      "<h1>Casitas</h1><p>A <b>small</b>er house.</p><h2 id=sewer>Sewer</h2><p>One</p><p>two</p><h3>No address</h3>",
    ),
  ).toEqual([
    { id: "", heading: "Title", text: "Casitas · A smaller house." },
    { id: "sewer", heading: "Sewer", text: "One two No address" },
  ]);
});

it("keeps a question with its answer, and a rule with its text", () => {
  expect(
    parts(
      "<details><summary><h3>How much?</h3></summary><div id=much>Ten percent.</div></details><div id=lien><h3>Liens</h3><p>In 90 days.</p></div>",
    ),
  ).toEqual([
    { id: "", heading: "Title", text: "" },
    { id: "much", heading: "How much?", text: "Ten percent." },
    { id: "lien", heading: "Liens", text: "In 90 days." },
  ]);
});

it("keeps the words of neighbors apart, and leaves buttons out", () => {
  expect(
    parts(
      "<dl><dt>Phone</dt><dd><a href=tel:1>(702) 555-0142</a><p>8 am–5 pm</p></dd></dl><p class='actions no-print'><a class='button primary'>Request a quote</a></p><b>Bold</b>ly",
    )[0]?.text,
  ).toBe("Phone: (702) 555-0142 8 am–5 pm · Boldly");
});

it("sets off what ends without a full stop", () => {
  expect(
    parts(
      "<table><tr><th>No permit</th><td>Paint</td></tr></table>" +
        "<ul><li>Doors</li><li>New walls need one.</li></ul>Or ask:<ul><li>Us</li></ul>",
    )[0]?.text,
  ).toBe("No permit · Paint · Doors · New walls need one. Or ask: Us");
});

it("ignores menus, forms, scripts, drawings and React's own ids", () => {
  expect(
    parts(
      "<nav>Here</nav><form>Name</form><svg><text>3 ft</text></svg><script>x()</script><h2 id=':R1:'>Related</h2>",
    ),
  ).toEqual([{ id: "", heading: "Title", text: "Related" }]);
});

it("finds no parts in a page without main", () => {
  expect(readPageParts("Title", parseDocument("<p>Nothing</p>"))).toEqual([]);
});
