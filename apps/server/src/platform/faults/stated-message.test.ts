import { expect, test } from "vitest";
import { framesOf } from "./frames.ts";
import { statedMessage } from "./stated-message.ts";

test.each([
  ["Cannot read properties of null (reading 'prenom')", undefined],
  ["people.map is not a function", undefined],
  ["fetch failed", undefined],
  ["Maximum call stack size exceeded", undefined],
])("what states nothing but the code is passed on: %s", (message, code) => {
  expect(statedMessage({ message, code })).toBe(message);
});

test.each([
  ["connect ECONNREFUSED 203.0.113.9:5432", "ECONNREFUSED", "connect ECONNREFUSED"],
  [
    'duplicate key value violates unique constraint "x" (lea)',
    "23505",
    "duplicate key value violates unique constraint",
  ],
  ['invalid input syntax for type uuid: "Léa"', "22P02", "invalid input syntax for type uuid"],
  [
    "Failed to fetch dynamically imported module: https://jobami.example/assets/a.js?lea",
    undefined,
    "Failed to fetch dynamically imported module",
  ],
])("what ends in a value is passed on without it: %s", (message, code, stated) => {
  expect(statedMessage({ message, code })).toBe(stated);
});

test.each([
  ['Unexpected token \'L\', ..."nom": Léa Ma"... is not valid JSON', undefined],
  ["Cannot convert Léa to a BigInt", undefined],
  ["Cannot use 'in' operator to search for 'x' in Léa Martin", undefined],
  ["550 5.1.1 <lea@exemple.fr>: user Léa unknown", "EENVELOPE"],
  ["Léa Martin is not defined", undefined],
  ["", undefined],
])("what may quote a person is not: %s", (message, code) => {
  expect(statedMessage({ message, code })).toBeNull();
});

test("places are read as each engine writes them", () => {
  const stack = [
    "at a (/x/assets/a.js:1:2)",
    "at async b (/x/assets/b.js:3:4)",
    "c@/x/assets/c.js:5:6",
    "at /x/assets/d.js:7:8",
  ];
  const frames = framesOf(
    stack.map((line) => (line.startsWith("at") ? `    ${line}` : line)).join("\n"),
    (file) => file,
  );
  expect(
    frames.map(({ function: name, filename, lineno, colno }) => [name, filename, lineno, colno]),
  ).toEqual([
    [undefined, "/x/assets/d.js", 7, 8],
    ["c", "/x/assets/c.js", 5, 6],
    ["b", "/x/assets/b.js", 3, 4],
    ["a", "/x/assets/a.js", 1, 2],
  ]);
});
