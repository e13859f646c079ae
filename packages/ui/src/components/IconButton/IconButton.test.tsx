import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IconButton } from "./IconButton.tsx";

test("an IconButton is named by its label, its icon is silent", () => {
  const markup = renderToStaticMarkup(<IconButton label="Fermer" icon={<i />} />).replace(
    / class="[^"]*"/g,
    "",
  );
  expect(markup).toBe(
    '<button type="button" aria-label="Fermer"><span aria-hidden="true"><i></i></span></button>',
  );
});
