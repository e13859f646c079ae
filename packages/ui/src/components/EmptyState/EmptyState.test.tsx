import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EmptyState } from "./EmptyState.tsx";

describe("EmptyState", () => {
  test("states what is missing, what to do, and offers it", () => {
    const markup = renderToStaticMarkup(
      <EmptyState title="Aucun message" action={<a href="/missions">Voir les missions</a>}>
        Vos échanges apparaîtront ici.
      </EmptyState>,
    ).replace(/ class="[^"]*"/g, "");
    expect(markup).toMatch(/^<div><div><svg aria-hidden="true"/);
    expect(markup).toMatch(
      /<h2>Aucun message<\/h2><div>Vos échanges apparaîtront ici\.<\/div><div><a href="\/missions">Voir les missions<\/a><\/div><\/div>$/,
    );
  });

  test("fits the outline of its page, with or without a picture", () => {
    expect(
      renderToStaticMarkup(<EmptyState title="Rien" headingLevel={1} illustration={null} />).replace(
        / class="[^"]*"/g,
        "",
      ),
    ).toBe("<div><h1>Rien</h1></div>");
  });
});
