import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Dialog } from "./Dialog.tsx";

describe("Dialog", () => {
  test("adds nothing to a page that the server renders, open or not", () => {
    for (const isOpen of [true, false]) {
      expect(
        renderToStaticMarkup(
          <Dialog isOpen={isOpen} onClose={() => {}} title="Faire une contre-proposition">
            Texte
          </Dialog>,
        ),
      ).toBe("");
    }
  });
});
