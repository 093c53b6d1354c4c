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

it("keeps the place of the site's styles in a page, and the styles of others", () => {
  const written = renderToStaticMarkup(<>{[ofTheSite, another].map(withoutStyles)}</>);
  expect(written).toContain('<style data-href="/styles.12ab.css"');
  expect(written).not.toContain("p{color:red}");
  expect(written).toContain("b{color:red}");
});

it("leaves the site's styles in the pages of a build that measures without the patch", () => {
  process.env.WITHOUT_PATCHES = "page-styles";
  expect(renderToStaticMarkup(<>{withoutStyles(ofTheSite)}</>)).toContain("p{color:red}");
});
