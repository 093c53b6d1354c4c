import { checkPictures } from "../../../scripts/words/pictures";
import { messages, service } from "./pages";

const picture = (alt: string, caption = "Illustration: the wall in week two") =>
  checkPictures([service(`![${alt}](./wall.jpg "${caption}")`)]);

test("a described picture with its caption passes", () => {
  expect(picture("A wall with open studs and blue tape")).toEqual([]);
});

test.each([
  "Image of a wall",
  "A photo of a wall",
  "The picture showing a wall",
  "Rendering of a wall",
])("“%s” begins with what it is, not with what it shows", (alt) => {
  expect(messages(picture(alt))).toEqual([
    expect.stringContaining("begins by saying that it is a picture"),
  ]);
});

test("words that only begin alike are fine", () => {
  expect(picture("Pictures hang on a white wall")).toEqual([]);
  expect(picture("Drawings of the kitchen on a plan table")).toEqual([]);
});

test.each(["kitchen-remodel.jpg", "IMG_20261120", "a long wall.png", "Kitchen counter"])(
  "“%s” does not describe",
  (alt) => {
    expect(messages(picture(alt))).toEqual([expect.stringContaining("does not describe")]);
  },
);

test("a caption says that it is an illustration, and something else than the alternative text", () => {
  expect(messages(picture("A wall with open studs", "The wall in week two"))).toEqual([
    "./wall.jpg: “The wall in week two” does not begin with “Illustration: ”, and the picture is one",
  ]);
  expect(
    messages(picture("A wall with open studs", "Illustration: a wall with open studs")),
  ).toEqual([expect.stringContaining("says the same as the caption")]);
});

test("pictures of the front matter are checked too", () => {
  const hero = service(
    "Text.",
    "hero:\n  src: ./a.jpg\n  alt: Photo of a truck\n  caption: Done for a client\nchecked: 2026-11-20",
  );
  expect(checkPictures([hero]).map(({ line, rule }) => [line, rule])).toEqual([
    [3, "alt"],
    [3, "caption"],
  ]);
});
