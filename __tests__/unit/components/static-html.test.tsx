/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { mockSite } from "../../support/component-fixture";

beforeEach(() => mockSite());

it.each([
  ["navbar", <Navbar key="navbar" path="/" />],
  ["contacts", <Contacts key="contacts" />],
])(
  "the static HTML of the %s has the hours, and nothing that depends on the time",
  (_name, element) => {
    const html = renderToString(element);
    expect(html).toContain("8 am–5 pm, every day");
    expect(html).not.toMatch(/open now|closed/i);
  },
);
