import { describe, expect, test } from "vitest";
import { type Library, libraries } from "./build.ts";
import { sizeRows, speedRow } from "./rows.ts";

const each = <Value>(value: (library: Library) => Value) =>
  Object.fromEntries(libraries.map((library) => [library, value(library)])) as Record<Library, Value>;

describe("sizes", () => {
  const sizes = (scripts: number) =>
    each(() => ({ twelve: { scripts, styles: 5_000 }, light: { scripts: scripts / 2, styles: 0 } }));

  test("JS and CSS count together, to the byte", () => {
    const verdict = (scripts: number) =>
      sizeRows(sizes(scripts)).find(({ what }) => what.endsWith(": ours"))?.verdict;
    expect(verdict(60_000)).toBe("held");
    expect(verdict(60_001)).toBe("broken");
  });

  test("only ours is bound", () => {
    expect(sizeRows(sizes(90_000)).filter(({ verdict }) => verdict === "broken")).toHaveLength(2);
  });
});

describe("times", () => {
  const rounds = (ours: number, radix: number) =>
    each((library) =>
      library === "native" ? [10, 20] : library === "ours" ? [ours, 2 * ours] : [radix, 2 * radix],
    );

  test("are ratios to native elements within each round", () => {
    expect(speedRow("mount", rounds(14, 20), 1.4)).toMatchObject({ ratio: "1.40 ×", verdict: "held" });
    expect(speedRow("mount", rounds(14.1, 20), 1.4).verdict).toBe("missed");
  });

  test("must also be ahead of every styled peer", () => {
    expect(speedRow("mount", rounds(13, 12), 1.4).verdict).toBe("missed");
  });
});
