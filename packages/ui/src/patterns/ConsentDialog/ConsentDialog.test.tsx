import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConsentDialog } from "./ConsentDialog.tsx";

test("adds nothing to a page that the server renders", () => {
  const nothing = () => {};
  expect(
    renderToStaticMarkup(
      <ConsentDialog
        view={{
          isOpen: true,
          firstName: "Léa",
          lastName: "Martin",
          isFirstNameMissing: false,
          isLastNameMissing: false,
          isTicked: false,
          isSending: false,
          canConfirm: true,
        }}
        labels={{
          title: "",
          box: "",
          confirm: "",
          sending: "",
          later: "",
          firstName: "",
          lastName: "",
          firstNameMissing: "",
          lastNameMissing: "",
          incomplete: "",
        }}
        onTick={nothing}
        onConfirm={nothing}
        onClose={nothing}
      >
        Texte
      </ConsentDialog>,
    ),
  ).toBe("");
});
