import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Criterion, criteria } from "./rgaa.ts";
import { sample } from "./sample.ts";
import { statementOf, verdictOn } from "./statement.ts";

const root = join(import.meta.dirname, "../../../../../..");
/** How many criteria each theme of RGAA 4.1.2 has. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

test("the table has each criterion of RGAA 4.1.2 once, in its order", () => {
  const expected = themes.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(criteria.map(({ id }) => id)).toEqual(expected);
  expect(expected).toHaveLength(106);
});

test("a criterion that tests hold names tests that are there", () => {
  const missing = criteria.flatMap(({ id, verdict }) =>
    verdict.is === "met"
      ? verdict.shownBy.filter((file) => !existsSync(join(root, file))).map((file) => `${id} ${file}`)
      : [],
  );
  expect(missing).toEqual([]);
});

const one = (is: "met" | "unjudged"): Criterion => ({
  id: "1.1",
  asks: "",
  verdict: is === "met" ? { is, shownBy: [] } : { is, how: "" },
});

test("what was not judged counts as not met, and half is enough for « partiellement »", () => {
  expect(statementOf([one("met"), one("unjudged")])).toMatchObject({
    level: "partiellement",
    rate: 50,
    applicable: 2,
  });
  expect(statementOf([one("met"), one("unjudged"), one("unjudged")])).toMatchObject({
    level: "non",
    rate: 33,
  });
  expect(statementOf([one("met")])).toMatchObject({ level: "totalement", rate: 100 });
});

test("a criterion does not apply to a page that has nothing it is about", () => {
  const tables: Criterion = { ...one("met"), of: "tables" };
  const [first] = sample;
  if (first === undefined) throw new Error("no page");
  expect(verdictOn(tables, { ...first, has: ["tables"] })).toBe("met");
  expect(verdictOn(tables, { ...first, has: [] })).toBe("notApplicable");
});

test("what it is about is somewhere in the sample", () => {
  const subjects = new Set(criteria.flatMap(({ of }) => of ?? []));
  expect([...subjects].filter((subject) => !sample.some(({ has }) => has.includes(subject)))).toEqual([]);
});
