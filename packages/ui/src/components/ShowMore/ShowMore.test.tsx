import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ShowMore } from "./ShowMore.tsx";

function markup(count: number, isDefaultExpanded = false): string {
  const items = Array.from({ length: count }, (_, index) => `Avis ${index + 1}`);
  return renderToStaticMarkup(
    <ShowMore items={items} itemKey={(item) => item} initialCount={3} isDefaultExpanded={isDefaultExpanded}>
      {(item) => item}
    </ShowMore>,
  );
}

describe("ShowMore", () => {
  test("shows the first few and states how many more there are", () => {
    expect(markup(7).match(/<li/g)).toHaveLength(3);
    expect(markup(7)).toContain("Afficher les 4 suivants");
    expect(markup(4)).toContain("Afficher le suivant");
  });

  test("has no button when all fit", () => {
    expect(markup(3)).not.toContain("<button");
  });

  test("expanded, shows all and folds again", () => {
    expect(markup(7, true).match(/<li/g)).toHaveLength(7);
    expect(markup(7, true)).toMatch(/aria-expanded="true"[^>]*>Afficher moins/);
  });
});
