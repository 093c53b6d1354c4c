/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { withoutStyles } from "../../../src/build/patches/page-styles";

const ofTheSite = (
  <style
    key="site"
    data-href="/styles.12ab.css"
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={{ __html: "p{color:red}" }}
  />
);
const another = <style key="another" dangerouslySetInnerHTML={{ __html: "b{color:red}" }} />;

afterEach(() => {
  delete process.env.WITHOUT_PATCHES;
});

it("empties the element of the site's styles, and keeps other styles", () => {
  const written = renderToStaticMarkup(<>{[ofTheSite, another].map(withoutStyles)}</>);
  expect(written).toContain('<style data-href="/styles.12ab.css"');
  expect(written).not.toContain("p{color:red}");
  expect(written).toContain("b{color:red}");
});

it("keeps the site's styles in a build without the patch", () => {
  process.env.WITHOUT_PATCHES = "page-styles";
  expect(renderToStaticMarkup(<>{withoutStyles(ofTheSite)}</>)).toContain("p{color:red}");
});
