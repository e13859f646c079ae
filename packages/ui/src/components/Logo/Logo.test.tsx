import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Logo, LogoMark } from "./Logo.tsx";

describe("Logo", () => {
  test("writes the configured name beside a silent mark", () => {
    const markup = renderToStaticMarkup(<Logo name="Voisinou" />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain("aria-label");
    expect(markup).toMatch(/>Voisinou<\/span><\/span>$/);
  });

  test("the mark alone has a name", () => {
    expect(renderToStaticMarkup(<LogoMark label="Jobami" size={16} />)).toContain(
      'width="16" height="16" focusable="false" role="img" aria-label="Jobami"',
    );
  });

  test("one colour means the colour of the text", () => {
    const markup = renderToStaticMarkup(<LogoMark tone="mono" />);
    expect(markup).toContain("Logo_tileEdge");
    expect(markup).not.toContain('class="Logo_tile__');
  });
});
