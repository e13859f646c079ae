import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

test("adds nothing to a page that the server renders, open or not", () => {
  for (const isOpen of [true, false]) {
    expect(
      renderToStaticMarkup(
        <ConfirmDialog
          isOpen={isOpen}
          title="Supprimer ?"
          losses={["4 propositions"]}
          confirmLabel="Supprimer"
          onConfirm={() => {}}
          onCancel={() => {}}
        />,
      ),
    ).toBe("");
  }
});
