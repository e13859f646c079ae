import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { accessibilityChecks, assertAccessibilityChecks } from "../../.storybook/accessibility.ts";
import {
  type Exception,
  exceptions,
  exemptFromPictures,
  exemptRules,
  mostExceptions,
} from "../../.storybook/exceptions.ts";

const root = join(import.meta.dirname, "../..");
const list: Exception[] = [
  { story: "ui-a--b", check: "axe:region", reason: "…" },
  { story: "ui-c--d", check: "picture", reason: "…" },
];

describe("the list of exceptions", () => {
  test("has at most five entries", () => {
    expect(mostExceptions).toBe(5);
    expect(exceptions.length).toBeLessThanOrEqual(mostExceptions);
  });

  test("gives a reason for each entry, in a sentence", () => {
    expect(exceptions.filter(({ reason }) => reason.trim().split(/\s+/).length < 5)).toEqual([]);
  });

  test("takes away one check of one story", () => {
    expect(exemptRules("ui-a--b", list)).toEqual(["region"]);
    expect(exemptRules("ui-c--d", list)).toEqual([]);
    expect(exemptFromPictures(list)).toEqual(new Set(["ui-c--d"]));
  });
});

describe("no story weakens a check by itself", () => {
  const story = (parameters: Record<string, unknown>, globals = {}) =>
    assertAccessibilityChecks({ id: "ui-a--b", parameters, globals });

  test("a story under the checks runs", () => {
    expect(() => story({ a11y: accessibilityChecks })).not.toThrow();
  });

  test.each([
    ["turns the checks off", { a11y: { ...accessibilityChecks, test: "off" } }],
    ["makes it a reminder", { a11y: { ...accessibilityChecks, test: "todo" } }],
    ["disables it", { a11y: { ...accessibilityChecks, disable: true } }],
    [
      "takes rules away",
      { a11y: { ...accessibilityChecks, config: { rules: [{ id: "label", enabled: false }] } } },
    ],
    ["narrows what is looked at", { a11y: { ...accessibilityChecks, context: "#one" } }],
  ])("a story that %s fails", (_, parameters) => {
    expect(() => story(parameters)).toThrow("ui-a--b");
  });

  test("a story that asks for a manual run fails", () => {
    expect(() => story({ a11y: accessibilityChecks }, { a11y: { manual: true } })).toThrow("ui-a--b");
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
