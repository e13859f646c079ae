import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ScrollToTop } from "./ScrollToTop.tsx";

const markup = (isShown: boolean) =>
  renderToStaticMarkup(<ScrollToTop isShown={isShown} onPress={() => {}} />);

describe("ScrollToTop", () => {
  test("is a named button once it is worth it, and nothing before", () => {
    expect(markup(false)).toBe("");
    expect(markup(true)).toMatch(/^<button type="button"[^>]*aria-label="Revenir en haut de la page"/);
  });
});
