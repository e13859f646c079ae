import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ButtonGroup, type ButtonGroupProps } from "./ButtonGroup.tsx";
import { roveTo } from "./rove.ts";

function plain(props: Partial<ButtonGroupProps> = {}): string {
  return renderToStaticMarkup(
    <ButtonGroup label="Mise en forme" {...props}>
      <button type="button">Gras</button>
    </ButtonGroup>,
  ).replace(/ class="[^"]*"/g, "");
}

describe("ButtonGroup", () => {
  test("is a named group", () => {
    expect(plain()).toBe(
      '<div role="group" aria-label="Mise en forme"><button type="button">Gras</button></div>',
    );
  });

  test("is a named toolbar that states when it stands [apg:toolbar/role]", () => {
    expect(plain({ kind: "toolbar" })).toContain('<div role="toolbar" aria-label="Mise en forme">');
    expect(plain({ kind: "toolbar", isVertical: true })).toContain('aria-orientation="vertical"');
  });

  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["ArrowDown", 0, undefined],
    ["a", 0, undefined],
  ])("%s from %d of three goes to %s", (key, from, to) => {
    expect(roveTo(key, from, 3, { isVertical: false, isRightToLeft: false })).toBe(to);
  });

  test("arrows follow the eye: down when it stands, left where one reads from the right", () => {
    expect(roveTo("ArrowDown", 0, 3, { isVertical: true, isRightToLeft: false })).toBe(1);
    expect(roveTo("ArrowRight", 0, 3, { isVertical: true, isRightToLeft: false })).toBe(undefined);
    expect(roveTo("ArrowLeft", 0, 3, { isVertical: false, isRightToLeft: true })).toBe(1);
  });
});
