import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Popover, PopoverButton } from "./index.ts";

describe("Popover", () => {
  test("adds nothing to a page that the server renders, open or not", () => {
    for (const isOpen of [true, false]) {
      expect(
        renderToStaticMarkup(
          <Popover isOpen={isOpen} onClose={() => {}} triggerRef={createRef()} label="Pourquoi ce prix">
            Texte
          </Popover>,
        ),
      ).toBe("");
    }
  });
});

describe("PopoverButton", () => {
  test("states before any script runs that it opens a panel, which is closed", () => {
    const html = renderToStaticMarkup(
      <PopoverButton label="Pourquoi ce prix" content="Texte">
        Pourquoi ?
      </PopoverButton>,
    );
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-expanded="false"[^>]*>Pourquoi \?</);
    expect(html).not.toContain("Texte");
  });
});
