import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Spinner } from "./Spinner.tsx";

test("a Spinner states what is awaited", () => {
  expect(renderToStaticMarkup(<Spinner label="Recherche…" />).replace(/ class="[^"]*"/g, "")).toBe(
    '<span role="status"><span aria-hidden="true"></span><span>Recherche…</span></span>',
  );
});
