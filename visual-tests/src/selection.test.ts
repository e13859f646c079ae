import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { baselinesFolder, openBaselines } from "./baselines.ts";
import { exactly, loosely } from "./selection.ts";

const pictures = [
  { name: "ui-button--primary.light", title: "UI/Button · Principal" },
  { name: "ui-button--sheet.dark", title: "UI/Button · planche" },
  { name: "ui-buttongroup--pair.light", title: "UI/ButtonGroup · Paire" },
  { name: "web-mission--open.phone", title: "Web/Mission · Ouverte" },
];
const namesOf = (isSelected: ReturnType<typeof exactly>) =>
  pictures.filter(isSelected).map(({ name }) => name);

test("a component, a story and a picture are named by their whole ids", () => {
  expect(namesOf(exactly(["ui-button"]))).toEqual(["ui-button--primary.light", "ui-button--sheet.dark"]);
  expect(namesOf(exactly(["ui-button--sheet", "web-mission--open.phone"]))).toEqual([
    "ui-button--sheet.dark",
    "web-mission--open.phone",
  ]);
  expect(namesOf(exactly(["button", "ui-but", "ui-button--prim"]))).toEqual([]);
});

test("to compare, a part of an id or of a title is enough where no id is that name", () => {
  expect(namesOf(loosely(["ui-button"], pictures))).toHaveLength(2);
  expect(namesOf(loosely(["button"], pictures))).toHaveLength(3);
  expect(namesOf(loosely(["ouverte", "ui-button--sheet"], pictures))).toEqual([
    "ui-button--sheet.dark",
    "web-mission--open.phone",
  ]);
});

test("without a name nothing is accepted, and no browser is started for it", () => {
  const before = [...openBaselines(baselinesFolder).fingerprints()];
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "accept.ts")], {
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing is accepted without its name");
  expect([...openBaselines(baselinesFolder).fingerprints()]).toEqual(before);
});
