import { expect, test } from "vitest";
import { defineModel, generatePaths } from "../../packages/machines/src/testing/model.ts";
import { loginPaths } from "./login.ts";
import { manualTest, walkRecord } from "./record.ts";
import { type Act, walkablePaths, walkPath } from "./walk.ts";

const lamp = defineModel<{ isLit: boolean }>()({
  initial: { isLit: false },
  steps: {
    presses: { leads: ({ isLit }) => ({ isLit: !isLit }) },
    "the power fails": { when: ({ isLit }) => isLit, leads: () => ({ isLit: false }) },
  },
});
const act = (does: string, check = async () => {}): Act => ({
  does,
  sees: `<${does}>`,
  perform: async () => {},
  check,
});
const walk = {
  machine: "room/lamp",
  model: lamp,
  begins: "Entrez.",
  open: async () => {},
  acts: { presses: ({ isLit }: { isLit: boolean }) => act(isLit ? "allumez" : "éteignez") },
};
const texts = (paths: readonly (readonly Act[])[]) => paths.map((acts) => acts.map(({ does }) => does));

test("a path is walked as far as its steps can be done to the product, and none that another one goes on from", () => {
  expect(texts(walkablePaths(generatePaths(lamp).paths, walk))).toEqual([["allumez", "éteignez"]]);
});

test("a step after which the product shows something else ends the walk, and is stated in its page", async () => {
  const acts = [
    act("un"),
    act("deux", async () => {
      throw new Error("dark & still");
    }),
    act("trois"),
  ];
  const page = { screenshot: async () => Buffer.from("picture") };
  const steps = await walkPath({ page, at: "", email: "", password: "" } as never, walk, acts);
  expect(steps.map(({ failure }) => failure)).toEqual([null, "dark & still"]);
  const files = walkRecord(walk, 4, acts, steps);
  expect([...files.keys()]).toEqual(["index.html", "steps.md", "1.png", "2.png"]);
  expect(files.get("index.html")).toContain("dark &#38; still");
  expect(files.get("index.html")).toContain("non fait");
});

test("a path is written as steps that a tester ticks", () => {
  expect(manualTest(walk, 2, [act("allumez"), act("éteignez")])).toBe(
    "# room/lamp, chemin 2\n\nDépart : Entrez.\n\n1. [ ] allumez\n   À voir : <allumez>\n2. [ ] éteignez\n   À voir : <éteignez>\n",
  );
});

test("signing in has paths through the server’s answers, the wait and a reload", () => {
  const paths = texts(loginPaths);
  const all = paths.flat().join("\n");
  expect(paths.length).toBeGreaterThan(5);
  for (const part of ["Attendez 3 secondes", "Rechargez", "Coupez le réseau", "Laissez la réponse"])
    expect(all).toContain(part);
});
