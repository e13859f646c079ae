import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Drawer } from "./Drawer.tsx";

describe("Drawer", () => {
  test("adds nothing to a page that the server renders, open or not", () => {
    for (const isOpen of [true, false]) {
      expect(
        renderToStaticMarkup(
          <Drawer isOpen={isOpen} onClose={() => {}} title="Menu">
            Texte
          </Drawer>,
        ),
      ).toBe("");
    }
  });
});
