import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DataList, type DataListProps } from "./DataList.tsx";

const items = ["Haie", "Armoire"];

function markup(props: Partial<DataListProps<string>>): string {
  return renderToStaticMarkup(
    <DataList
      label="Missions"
      status="ready"
      items={items}
      getKey={(item) => item}
      renderItem={(item) => item}
      skeleton="os"
      empty="Rien ici."
      {...props}
    />,
  ).replace(/ class="[^"]*"/g, "");
}

describe("DataList", () => {
  test("is a named list", () => {
    expect(markup({})).toBe('<div><ul aria-label="Missions"><li>Haie</li><li>Armoire</li></ul></div>');
  });

  test("shows the shape of what comes, and states it once", () => {
    const html = markup({ status: "loading", items: [], skeletonCount: 2 });
    expect(html).toContain('<div aria-busy="true"><span>Chargement en cours…</span>');
    expect(html).toContain("<div>os</div><div>os</div>");
    expect(html).not.toContain("Rien ici.");
  });

  test("what was there stays while it is refreshed or cannot be", () => {
    expect(markup({ status: "loading" })).toContain('aria-busy="true"><li>Haie</li>');
    expect(markup({ status: "failed" })).toContain("<li>Haie</li>");
  });

  test("states that there is nothing only when that is known", () => {
    expect(markup({ items: [] })).toContain("Rien ici.");
    expect(markup({ items: [], status: "failed" })).not.toContain("Rien ici.");
  });

  test("a failure is announced and can be tried again", () => {
    const html = markup({ items: [], status: "failed", onRetry: () => {} });
    expect(html).toContain('role="alert"');
    expect(html).toContain("La liste n’a pas pu être chargée.");
    expect(html).toContain(">Réessayer</button>");
  });

  test("leads to the next items while there are some", () => {
    expect(markup({})).not.toContain("<button");
    expect(markup({ more: { onMore: () => {} } })).toContain(">Afficher plus</button>");
  });

  test("holds of thousands only the first ones, in the room of all, each with its place", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `Rang ${index + 1}`);
    const html = markup({ isLong: true, items: many, total: 5000 });
    expect(html.match(/<li /g)).toHaveLength(40);
    expect(html).toContain('aria-posinset="40" aria-setsize="5000"');
    expect(html).toMatch(/^<div><ul style="padding-block-end:\d+px;overflow-anchor:none"/);
    const few = markup({ isLong: true });
    expect(few).toContain('aria-posinset="2" aria-setsize="-1">Armoire</li>');
    expect(few).not.toContain("style");
  });
});
