/** @jest-environment node */
import { bytesByKind } from "../../../scripts/bench/bytes";

it("adds up the bytes by kind and in total", () => {
  const transfers = [
    { resourceType: "Document", transferSize: 10 },
    { resourceType: "Script", transferSize: 20 },
    { resourceType: "Script", transferSize: 5 },
    { resourceType: "Stylesheet", transferSize: 4 },
    { resourceType: "Image", transferSize: 30 },
    { resourceType: "Font", transferSize: 3 },
    { resourceType: "XHR", transferSize: 2 },
    { resourceType: "Fetch", transferSize: 2 },
    { resourceType: "Manifest", transferSize: 1 },
    { resourceType: "Image" },
  ];
  expect(bytesByKind(transfers)).toEqual({
    document: 10,
    script: 25,
    style: 4,
    image: 30,
    font: 3,
    data: 5,
    total: 77,
  });
});
