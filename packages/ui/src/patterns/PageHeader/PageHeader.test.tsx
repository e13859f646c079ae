import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PageHeader } from "./PageHeader.tsx";

describe("PageHeader", () => {
  test("holds the page's only h1, with the way back before it", () => {
    const markup = renderToStaticMarkup(
      <PageHeader
        title="Mes missions"
        overline="Tableau de bord"
        back={<a href="/dashboard">Retour</a>}
        actions={<button type="button">Poster</button>}
      />,
    ).replace(/ class="[^"]*"/g, "");
    expect(markup).toBe(
      '<header><div><a href="/dashboard">Retour</a></div><div><div><p>Tableau de bord</p><h1>Mes missions</h1></div>' +
        '<div><button type="button">Poster</button></div></div></header>',
    );
  });

  test("heads a part of a page whose title stands elsewhere", () => {
    const markup = renderToStaticMarkup(<PageHeader title="Messages" isOfPart />);
    expect(markup).toMatch(/<h2 class="[^"]*">Messages<\/h2>/);
  });
});
