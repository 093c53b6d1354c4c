/** @jest-environment node */
import { spotNames } from "../../../../content/spots";
import { toolNames } from "../../tool-names";

it.each(["plan", ...toolNames])("there is a small drawing for %s", (name) =>
  expect(spotNames).toContain(name),
);
