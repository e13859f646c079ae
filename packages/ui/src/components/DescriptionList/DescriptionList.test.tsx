import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DescriptionList } from "./DescriptionList.tsx";

test("a DescriptionList is a native list of terms and details, and states where nothing is known", () => {
  const markup = renderToStaticMarkup(
    <DescriptionList
      entries={[
        { term: "Nombre", details: 0 },
        { term: "Téléphone", details: null, action: <button type="button">Ajouter</button> },
      ]}
    />,
  ).replace(/ class="[^"]*"/g, "");
  expect(markup).toBe(
    "<div><dl><div><dt>Nombre</dt><dd>0</dd></div>" +
      '<div><dt>Téléphone</dt><dd><span>Non renseigné</span></dd><dd><button type="button">Ajouter</button></dd></div></dl></div>',
  );
});
