import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { moveDate, withoutFaketime } from "./clock-ahead.ts";

const day = 86_400_000;

/** What an expression is in a page whose `Date` was moved by a day. */
const moved = (expression: string): unknown => runInNewContext(`(${moveDate})(${day}); ${expression}`);

test("a moved Date shows what the machine's will show later, in every way that it is asked", () => {
  const asked = Date.now();
  for (const expression of ["Date.now()", "new Date().getTime()", "Date.parse(Date()) + 999"])
    expect(moved(expression)).toBeGreaterThanOrEqual(asked + day);
  expect(moved("Date.now()")).toBeLessThan(asked + day + 60_000);
});

test("a moved Date leaves given instants, and whatever asks for the kind, as they are", () => {
  expect(moved("new Date(5).getTime()")).toBe(5);
  expect(moved("new Date(2027, 9, 31).getMonth()")).toBe(9);
  expect(moved("Date.UTC(1970, 0, 2)")).toBe(day);
  expect(moved("new Date() instanceof Date && new Date().constructor === Date")).toBe(true);
});

test("browsers get no faketime, and everybody else what they had", () => {
  expect(withoutFaketime({ LD_PRELOAD: "own.so", PATH: "/bin" })).toEqual({
    LD_PRELOAD: "own.so",
    PATH: "/bin",
  });
  expect(
    withoutFaketime({ LD_PRELOAD: "fake.so", FAKETIME: "+5", JOBAMI_CLOCK_AHEAD: "5", PATH: "/bin" }),
  ).toEqual({ JOBAMI_CLOCK_AHEAD: "5", PATH: "/bin" });
});
