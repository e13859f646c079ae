import { expect, test } from "vitest";
import { marksOf } from "./causes.ts";
import type { Picture } from "./picture.ts";
import type { Entry } from "./review/contents.ts";
import { byCause, byComponent, type Filters, filtered } from "./review/groups.ts";

type Rectangle = readonly [x: number, y: number, width: number, height: number, shade: number];

function picture(width: number, height: number, rectangles: readonly Rectangle[]): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [left, top, wide, high, shade] of rectangles)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1)
        data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

const dotAt = (x: number, y: number, shade: number): Rectangle => [x, y, 4, 4, shade];
const common = (one: string[], other: string[]) => one.filter((mark) => other.includes(mark));

test("the same change has the same mark, wherever it stands and however large the picture is", () => {
  const small = marksOf(picture(40, 30, [dotAt(5, 5, 0)]), picture(40, 30, [dotAt(5, 5, 90)]));
  const large = marksOf(picture(90, 60, [dotAt(50, 33, 0)]), picture(90, 60, [dotAt(50, 33, 90)]));
  expect(small).toContain("#000000 devient #5a5a5a");
  expect(common(small, large)).toEqual(small);
});

test("another change has no mark of it", () => {
  const one = marksOf(picture(40, 30, [dotAt(5, 5, 0)]), picture(40, 30, [dotAt(5, 5, 90)]));
  const other = marksOf(picture(40, 30, [dotAt(5, 5, 0)]), picture(40, 30, [dotAt(5, 5, 91)]));
  expect(common(one, other)).toEqual([]);
});

test("two places that change have a mark each", () => {
  const before = picture(90, 60, [dotAt(5, 5, 0), dotAt(60, 5, 10), dotAt(30, 40, 20)]);
  const after = picture(90, 60, [dotAt(5, 5, 1), dotAt(60, 5, 200), dotAt(30, 40, 77)]);
  expect(marksOf(before, after)).toHaveLength(3);
});

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  name,
  title: name,
  component: name.slice(0, 1),
  verdict: "changée",
  pictures: [],
  ...more,
});

test("pictures are grouped by a cause that they share, also through a third", () => {
  const entries = [
    entry("a1", { marks: ["p"] }),
    entry("b1", { marks: ["q"] }),
    entry("c1", { marks: ["alone"] }),
    entry("a2", { marks: ["p", "q"] }),
    entry("d1", { verdict: "nouvelle" }),
    entry("d2"),
  ];
  expect(byCause(entries).map((group) => [group.title, group.entries.map(({ name }) => name)])).toEqual([
    ["Même différence que a1", ["a1", "b1", "a2"]],
    ["Différence que rien d’autre n’a", ["c1"]],
    ["Nouvelles", ["d1"]],
    ["Changées, sans l’image d’avant", ["d2"]],
  ]);
  expect(byComponent(entries).map(({ title }) => title)).toEqual(["a", "b", "c", "d"]);
});

test("a colour that became another is the name of its group", () => {
  const marks = ["#00563b devient #004a33"];
  expect(byCause([entry("a", { marks }), entry("b", { marks })]).map(({ title }) => title)).toEqual([
    "Même couleur\u00a0: #00563b devient #004a33",
  ]);
});

test("filters leave what answers to all of them", () => {
  const variant = { name: "phone", theme: "light", size: "normal", width: 390 } as const;
  const entries = [
    entry("a1", { variant }),
    entry("a2", { variant: { ...variant, name: "dark", theme: "dark" } }),
  ];
  const none: Filters = { verdict: "", theme: "", width: "", component: "", decision: "" };
  const left = (filters: Partial<Filters>) =>
    filtered(
      entries,
      { ...none, ...filters },
      { a2: { verdict: "refused", by: "Ada", at: "", note: "" } },
    ).map(({ name }) => name);
  expect(left({})).toEqual(["a1", "a2"]);
  expect(left({ theme: "dark", width: "390" })).toEqual(["a2"]);
  expect(left({ decision: "open" })).toEqual(["a1"]);
  expect(left({ decision: "refused", theme: "light" })).toEqual([]);
});
