import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Avatar } from "./Avatar.tsx";
import { initialsOf, tintOf } from "./initials.ts";

describe("Avatar", () => {
  test.each([
    ["Léa Martin", "LM"],
    ["jean-marc de La Tour", "JT"],
    ["Zoé", "Z"],
    ["élodie  nguyen", "ÉN"],
    ["  ", "?"],
    ["42", "?"],
  ])("the initials of « %s » are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test("a person keeps their tint under whatever name they are written", () => {
    const classesOf = (name: string, id?: string) =>
      /class="([^"]*)"/.exec(renderToStaticMarkup(<Avatar name={name} id={id} />))?.[1];
    expect(classesOf("Léa Martin", "p1")).toBe(classesOf("Léa M.", "p1"));
    expect(tintOf("Léa Martin")).not.toBe(tintOf("Léa M."));
    const ids = Array.from({ length: 40 }, (_, at) => `01930000-0000-7000-8000-0000000000${at + 10}`);
    expect(new Set(ids.map(tintOf)).size).toBe(4);
  });

  test("is an image with the person's name", () => {
    expect(renderToStaticMarkup(<Avatar name="Léa Martin" />)).toMatch(
      /^<span class="[^"]*" role="img" aria-label="Léa Martin">LM<\/span>$/,
    );
  });

  test("beside the written name it is silent", () => {
    expect(renderToStaticMarkup(<Avatar name="Léa Martin" isDecorative />)).toMatch(
      /^<span class="[^"]*" aria-hidden="true">LM<\/span>$/,
    );
  });

  test("a picture takes the place of the initials", () => {
    const markup = renderToStaticMarkup(<Avatar name="Léa Martin" src="/files/lea.webp" />);
    expect(markup).toContain('src="/files/lea.webp" alt="" width="96" height="96" loading="lazy"');
    expect(markup).not.toContain(">LM<");
  });
});
