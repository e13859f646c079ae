import { describe, expect, test } from "vitest";
import { shippedBy } from "../bench/ui/build.ts";

const only = (names: string, entry: string) =>
  shippedBy(`import { ${names} } from "@jobami/ui/${entry}"; console.log(${names});`);

describe("a page ships what it shows", () => {
  test("a button brings no react-aria, no icons, and no other component but its ring", async () => {
    const { early, late, style } = await only("Button", "Button");
    const components = early
      .filter((path) => /ui\/src\/(components|layout|patterns)\//.test(path))
      .map((path) => path.split("/")[3]);
    expect(new Set(components)).toEqual(new Set(["Button", "Spinner"]));
    expect(early.filter((path) => /react-aria|react-stately|lucide/.test(path))).toEqual([]);
    expect(late).toEqual([]);
    expect(style).not.toMatch(/Calendar|DatePicker|Dialog|Menu|TextField/);
  });

  test.each(["Stack", "Inline", "Columns", "Grid", "AutoGrid"])(
    "%s brings no component and no library",
    async (name) => {
      const { early, late } = await only(name, `layout/${name}`);
      const ours = early.filter((path) => /ui\/src\/(components|layout|patterns)\//.test(path));
      expect(new Set(ours.map((path) => path.split("/")[3]))).toEqual(new Set([name]));
      expect(early.filter((path) => /react-aria|react-stately|lucide/.test(path))).toEqual([]);
      expect(late).toEqual([]);
    },
  );

  test.each([
    ["MenuButton", "Menu"],
    ["Select", "Select"],
    ["Popover, PopoverButton", "Popover"],
    ["Tooltip", "Tooltip"],
    ["Drawer", "Drawer"],
    ["ConfirmDialog", "ConfirmDialog"],
  ])("%s brings its overlay later, when it is wanted", async (names, entry) => {
    const { early, late } = await only(names, entry);
    expect(early.filter((path) => /react-aria|react-stately/.test(path))).toEqual([]);
    expect(late.filter((path) => /react-aria/.test(path)).length).toBeGreaterThan(10);
  });

  test.each([
    ["Tabs", "Tabs"],
    ["Accordion", "Accordion"],
    ["Disclosure", "Disclosure"],
    ["Pagination", "Pagination"],
    ["Breadcrumbs", "Breadcrumbs"],
    ["ShowMore", "ShowMore"],
    ["ToastRegion", "Toast"],
    ["UndoBar", "UndoBar"],
    ["ResizablePanel", "ResizablePanel"],
  ])("%s brings no overlay at all", async (names, entry) => {
    const { early, late } = await only(names, entry);
    expect([...early, ...late].filter((path) => /react-aria|react-stately/.test(path))).toEqual([]);
  });
});
