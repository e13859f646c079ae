import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ownLayouts, ownValues } from "./screen-styles.ts";

const app = join(import.meta.dirname, "../../apps/web/app");
const sources = globSync("**/*.css.ts", { cwd: app })
  .sort()
  .map((path) => ({ file: basename(path), source: readFileSync(join(app, path), "utf8") }));

/** The only rules of screens that lay out by themselves, and what no layout covers of them. */
const particular: Readonly<Record<string, string>> = {
  "ComposerScreen.css.ts actions": "the order of the keys is not that of the eye",
  "FaqSection.css.ts categories": "in one line on a phone, which scrolls sideways",
  "FaqSection.css.ts picture": "is there from a width on only",
  "FilterChips.css.ts chip": "text and a cross in a button of their own size",
  "FilterChips.css.ts chips": "in one line on a phone, which scrolls sideways",
  "Footer.css.ts quickLinks": "text so short that two stand beside each other on a phone",
  "GoogleButton.css.ts button": "a mark and its text in the middle of the whole width",
  "GoogleButton.css.ts or": "a word between two lines",
  "Help.css.ts questionLink": "a whole line of a long list is one link, its arrow at its end",
  "HomeScreen.css.ts number": "a number in the middle of its disc",
  "LaterSections.css.ts trades": "text so short that two stand beside each other on a phone",
  "LegalText.css.ts contentsLink": "a line of a long list of contents, lower than a target",
  "MissionFilters.css.ts usual": "three fields, each as wide as what it shows; folded on a phone",
  "MissionsScreen.css.ts detail": "one part stands beside two others, and between them on a phone",
  "PublicBanners.css.ts dock": "floats over the page",
  "Search.css.ts categories": "as AutoGrid does, whose styles no first view of a visitor holds",
  "Search.css.ts columns": "filters of one width beside results, from a width on only",
  "Search.css.ts partRow": "counts stand below each other beside names of any length",
  "Search.css.ts person":
    "the price stands below the name on a phone, and at the end of it where there is room",
  "Shell.css.ts below": "the frame of every page, whose end is at the foot of the window",
  "Shell.css.ts row": "the frame of every page, and the rail that some have beside it",
  "billing.css.ts totals": "text and sums in two columns at the end of a sheet, each as wide as it needs",
  "messages.css.ts conversation":
    "as high as the window leaves, what was written scrolls between its head and its foot",
  "messages.css.ts ownLine": "the way to remove a message is read after it and stands before it",
  "messages.css.ts screen": "a list that stays narrow beside a conversation",
  "messages.css.ts thread": "begins at its end and stays there",
  "messages.css.ts writing": "buttons stand below the field where they would leave it no room",
  "quality.css.ts fill": "what moves stands at the foot of cards of one height",
};

test("a screen lays out by Stack, Inline, Columns, Grid and AutoGrid, but for what is particular to it", () => {
  const found = sources.flatMap(({ file, source }) =>
    ownLayouts(source).map(({ rule }) => `${file} ${rule}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(particular).sort());
});

test("a screen takes colours, breakpoints, layers, fonts and sizes of text from the theme", () => {
  const found = sources.flatMap(({ file, source }) =>
    ownValues(source).map(({ rule, written }) => `${file} ${rule}: ${written}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['export const row = style({ display: "flex" });', "row"],
  ['export const row = style([base, { display: "inline-grid" }]);', "row"],
  ['export const row = style({ "@media": { [media.fromWide]: { display: "grid" } } });', "row"],
  ["export const row = style({ rowGap: space[2] });", "row"],
  ['export const row = style({ gridTemplateColumns: "1fr auto" });', "row"],
  ['globalStyle("li > a", { display: "flex" });', "globalStyle"],
])("a layout of its own is seen: %s", (source, rule) => {
  expect(ownLayouts(source).map((found) => found.rule)).toEqual([rule]);
});

test.each([
  'export const row = style({ color: "#13271f" });',
  "export const row = style({ border: `1px solid rgb(0 0 0 / 10%)` });",
  'export const row = style({ "@media": { "(min-width: 48em)": { padding: 0 } } });',
  "export const row = style({ zIndex: 20 });",
  'export const row = style({ fontSize: "0.875rem" });',
  'export const row = style({ fontFamily: "serif" });',
])("a value of its own is seen: %s", (source) => {
  expect(ownValues(source).map(({ rule }) => rule)).toEqual(["row"]);
});

test("what a screen may write is taken neither for a layout nor for a value", () => {
  const source = `export const part = style({
    display: "none", padding: space[2], gridColumn: 2, justifySelf: "end", zIndex: vars.layer.bar,
    color: color.text, fontSize: font.size.small, "@media": { [media.fromWide]: { display: "block" } },
  });`;
  expect([...ownLayouts(source), ...ownValues(source)]).toEqual([]);
});
