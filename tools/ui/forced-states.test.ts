import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shownByColor } from "./forced-states.ts";

const root = join(import.meta.dirname, "../..");
const paths = ["packages/ui/src", "apps/web/app"].flatMap((folder) =>
  globSync(`${folder}/**/*.css.ts`, { cwd: root }),
);

test("every state is seen without colour: forced colours take colours, backgrounds and shadows away", () => {
  const found = paths
    .sort()
    .flatMap((path) =>
      shownByColor(readFileSync(join(root, path), "utf8")).map(
        ({ rule, state }) => `${path}: ${rule} shows « ${state} » by colour alone`,
      ),
    );
  expect(paths.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

const style = (inside: string) => `export const part = style({ ${inside} });`;
const forced = (selector: string) => `"@media": { [media.forcedColors]: { selectors: { ${selector} } } }`;

test.each([
  ["current", style('selectors: { "&[aria-current=page]": { color: color.primary, background: "red" } }')],
  ["selected", style("selectors: { '[aria-selected=true] &': { background: color.soft } }")],
  [
    "checked",
    style('selectors: { "&:has(:checked)": { borderColor: "red", boxShadow: "inset 0 0 0 1px" } }'),
  ],
  ["pressed", style('selectors: { "&[aria-pressed=true]": { background: "red", paddingInline: "1rem" } }')],
  ["expanded", style('selectors: { "&[aria-expanded=true]": { background: "red" } }')],
  [
    "invalid",
    style("selectors: { '&:is([aria-invalid=\"true\"], [data-invalid])': { borderColor: 'red' } }"),
  ],
  ["disabled", style('selectors: { "&:has(:disabled)": { color: color.textFaint, cursor: "default" } }')],
  // Another state that is answered does not answer this one, nor does another style's own.
  [
    "current",
    style(`selectors: { "&[aria-current]": { color: "red" } }, ${forced('"&[aria-disabled]": {}')}`),
  ],
  [
    "current",
    style('selectors: { "&[aria-current]": { color: "red" } }') +
      style('selectors: { "&[aria-current]": { fontWeight: 700 } }').replace("part", "other"),
  ],
])("a state that is shown by colour alone is seen: %s", (state, source) => {
  expect(shownByColor(source)).toEqual([{ rule: "part", state }]);
});

test.each([
  style('selectors: { "&[aria-current=page]": { color: "red", fontWeight: 700 } }'),
  style('selectors: { "&:checked": { background: "red" }, "&:checked::before": { opacity: 1 } }'),
  style(`selectors: { "&[aria-current]": { color: "red" } }, ${forced('"&[aria-current]": forced.chosen')}`),
  style('selectors: { "&:hover:not([aria-current], [aria-disabled])": { background: "red" } }'),
  style('selectors: { "&:disabled": { color: "grey", background: "silver" } }'),
  style('selectors: { "&[data-disabled]": { cursor: "not-allowed" } }'),
  // The row follows what the box in it shows, the text what the tick beside it shows.
  style('selectors: { "&:has(:disabled)": { color: color.textFaint } }') +
    style(`selectors: { "&:disabled": {} }, ${forced('"&:disabled": forced.resting')}`).replace(
      "part",
      "box",
    ),
  style('selectors: { ":checked ~ &": { color: "red" } }') +
    style('selectors: { ":checked ~ &": { display: "grid" } }').replace("part", "tick"),
])("a state that is shown by more is not: %s", (source) => {
  expect(shownByColor(source)).toEqual([]);
});
