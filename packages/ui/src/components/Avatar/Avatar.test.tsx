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

  test("a name keeps its tint", () => {
    expect(tintOf("Karim Benali")).toBe(tintOf("Karim Benali"));
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
    expect(markup).toContain('src="/files/lea.webp" alt="" loading="lazy"');
    expect(markup).not.toContain(">LM<");
  });
});
