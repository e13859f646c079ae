import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buttonStyle } from "../Button/buttonStyle.ts";
import { LinkButton } from "./LinkButton.tsx";

test("a LinkButton is a real link with the look of a button", () => {
  expect(
    renderToStaticMarkup(
      <LinkButton href="/inscription" variant="secondary">
        Créer mon compte
      </LinkButton>,
    ),
  ).toBe(`<a href="/inscription" class="${buttonStyle({ variant: "secondary" })}">Créer mon compte</a>`);
});
