import { beforeAll, describe, expect, test } from "vitest";
import { pageOf, shippedBy, weigh } from "../bench/ui/build.ts";

let reactBytes = 0;

const only = (names: string, door: string) =>
  shippedBy(`import { ${names} } from "@jobami/ui/${door}"; console.log(${names});`);

/** Bytes over React alone of what comes before anything is asked for. */
async function earlyBytes(name: string, door: string): Promise<number> {
  const page = `import { createRoot } from "react-dom/client"; import { jsx } from "react/jsx-runtime";
import { ${name} } from "@jobami/ui/${door}"; createRoot(document.body).render(jsx(${name}, {}));`;
  return (await shippedBy(page)).earlyBytes - reactBytes;
}

beforeAll(async () => {
  reactBytes = (await shippedBy(pageOf())).earlyBytes;
});

describe("a page ships what it shows", () => {
  test("a button brings no react-aria, no icons, and no other component but its ring", async () => {
    const { early, late, style } = await only("Button", "Button");
    const components = early
      .filter((path) => path.includes("ui/src/components/"))
      .map((path) => path.split("/")[3]);
    expect(new Set(components)).toEqual(new Set(["Button", "Spinner"]));
    expect(early.filter((path) => /react-aria|react-stately|lucide/.test(path))).toEqual([]);
    expect(late).toEqual([]);
    expect(style).not.toMatch(/Calendar|DatePicker|Dialog|Menu|TextField/);
  });

  test.each([
    ["MenuButton", "Menu"],
    ["Select", "Select"],
    ["Popover, PopoverButton", "Popover"],
    ["Tooltip", "Tooltip"],
    ["Drawer", "Drawer"],
    ["ConfirmDialog", "ConfirmDialog"],
  ])("%s brings its overlay later, when it is wanted", async (names, door) => {
    const { early, late } = await only(names, door);
    expect(early.filter((path) => /react-aria|react-stately/.test(path))).toEqual([]);
    expect(late.filter((path) => /react-aria/.test(path)).length).toBeGreaterThan(10);
  });

  test("the twelve of the comparison stay within 60 kB with their styles and all that comes later", async () => {
    const { scripts, styles } = await weigh(pageOf("ours", "Twelve"));
    const react = await weigh(pageOf());
    expect(scripts - react.scripts + styles).toBeLessThanOrEqual(60_000);
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
  ])("%s brings no overlay at all", async (names, door) => {
    const { early, late } = await only(names, door);
    expect([...early, ...late].filter((path) => /react-aria|react-stately/.test(path))).toEqual([]);
  });
});

describe("bytes before anything is opened, gzipped, over React alone", () => {
  test.each([
    ["Button", "Button", 1_000],
    ["TextField", "TextField", 2_500],
    ["Checkbox", "Checkbox", 2_200],
    ["Tabs", "Tabs", 2_000],
    ["Disclosure", "Disclosure", 1_800],
    ["Accordion", "Accordion", 2_200],
    ["ToastRegion", "Toast", 3_000],
    ["Tooltip", "Tooltip", 2_900],
    ["MenuButton", "Menu", 3_000],
    ["Select", "Select", 5_600],
    ["Popover", "Popover", 2_300],
    ["Pagination", "Pagination", 2_500],
    ["Badge", "Badge", 1_500],
  ])("%s", async (name, door, budget) => {
    expect(await earlyBytes(name, door)).toBeLessThanOrEqual(budget);
  });
});
