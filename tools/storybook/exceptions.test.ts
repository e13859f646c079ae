import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { accessibilityLaw, holdAccessibilityLaw } from "../../.storybook/accessibility.ts";
import {
  type Exception,
  exceptions,
  exemptFromPictures,
  exemptRules,
  mostExceptions,
} from "../../.storybook/exceptions.ts";

const root = join(import.meta.dirname, "../..");
const list: Exception[] = [
  { story: "ui-a--b", law: "axe:region", reason: "…" },
  { story: "ui-c--d", law: "picture", reason: "…" },
];

describe("the list of exceptions", () => {
  test("has at most five entries", () => {
    expect(mostExceptions).toBe(5);
    expect(exceptions.length).toBeLessThanOrEqual(mostExceptions);
  });

  test("gives a reason for each entry, in a sentence", () => {
    expect(exceptions.filter(({ reason }) => reason.trim().split(/\s+/).length < 5)).toEqual([]);
  });

  test("takes away one law of one story", () => {
    expect(exemptRules("ui-a--b", list)).toEqual(["region"]);
    expect(exemptRules("ui-c--d", list)).toEqual([]);
    expect(exemptFromPictures(list)).toEqual(new Set(["ui-c--d"]));
  });
});

describe("no story weakens a law by itself", () => {
  const story = (parameters: Record<string, unknown>, globals = {}) =>
    holdAccessibilityLaw({ id: "ui-a--b", parameters, globals });

  test("a story under the law runs", () => {
    expect(() => story({ a11y: accessibilityLaw })).not.toThrow();
  });

  test.each([
    ["turns the law off", { a11y: { ...accessibilityLaw, test: "off" } }],
    ["makes it a reminder", { a11y: { ...accessibilityLaw, test: "todo" } }],
    ["disables it", { a11y: { ...accessibilityLaw, disable: true } }],
    [
      "takes rules away",
      { a11y: { ...accessibilityLaw, config: { rules: [{ id: "label", enabled: false }] } } },
    ],
    ["narrows what is looked at", { a11y: { ...accessibilityLaw, context: "#one" } }],
  ])("a story that %s fails", (_, parameters) => {
    expect(() => story(parameters)).toThrow("ui-a--b");
  });

  test("a story that asks for a manual run fails", () => {
    expect(() => story({ a11y: accessibilityLaw }, { a11y: { manual: true } })).toThrow("ui-a--b");
  });

  test("no story leaves the tests by a tag", () => {
    const stories = globSync(
      [
        "packages/ui/src/**/*.stories.tsx",
        "apps/web/app/**/*.stories.tsx",
        ".storybook/machines/*.stories.tsx",
      ],
      {
        cwd: root,
      },
    );
    const tagged = stories.filter((file) =>
      /tags:\s*\[[^\]]*["']!(test|dev)["']/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(stories.length).toBeGreaterThan(0);
    expect(tagged).toEqual([]);
  });
});
