import { checkTics, tics } from "../../../scripts/words/tics";
import { article, code, filler, service } from "./pages";

const samples: Record<string, string> = {
  before: "Measure before you cut.",
  "comma-so": "The slab has cables, so we scan it.",
  somebody: "Ask somebody on site.",
  cheap: "That is a costly mistake.",
  antithesis: "Tile is not the barrier; it sheds most of the water.",
};

test("each tic has a sample", () => {
  expect(Object.keys(samples)).toEqual(tics.map(({ id }) => id));
});

test.each(Object.entries(samples))("%s: once is fine, more is reported with lines", (id, text) => {
  const page = (times: number) =>
    article(Array.from({ length: times }, () => text).join("\n\n") + `\n\n${filler(100)}`);
  expect(checkTics([page(1)])).toEqual([]);
  expect(checkTics([page(2)])).toMatchObject([
    {
      file: "content/blog/a/index.md",
      line: 5,
      rule: `tic/${id}`,
      message: expect.stringMatching(
        /^2 times in 1\d\d words \(lines 5, 7\), 1 at most: /,
      ) as string,
    },
  ]);
});

test("a long page may have more", () => {
  const page = (count: number) =>
    service(`Before. Before. Before. Before. Before. Before.\n\n${filler(count)}`);
  expect(checkTics([page(990)])).toHaveLength(1);
  expect(checkTics([page(994)])).toEqual([]);
});

test("sources, pictures and code are not measured", () => {
  const page = article(
    '![Kitchen before the work](./kitchen.jpg "Before")\n\nBefore.',
    'sources:\n  - { title: "Before you hire", url: "https://a.example" }\nchecked: 2026-11-20',
  );
  expect(checkTics([page, code("const a = <p>Before. Before. Before.</p>;")])).toEqual([]);
});
