import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

function markup(props: Partial<PaginationProps> = {}): string {
  return renderToStaticMarkup(
    <Pagination page={5} totalPages={12} hrefOf={(page) => `/recherche?page=${page}`} {...props} />,
  ).replace(/ class="[^"]*"/g, "");
}

describe("Pagination", () => {
  test("pages with an address are links; the current one states it", () => {
    expect(markup()).toContain('<a aria-label="Page 4" href="/recherche?page=4">4</a>');
    expect(markup()).toContain('<a aria-label="Page 5" aria-current="page" href="/recherche?page=5">5</a>');
    expect(markup()).toMatch(/<a aria-label="Page suivante" href="\/recherche\?page=6" rel="next">/);
  });

  test("before the first and after the last there is nowhere to go", () => {
    expect(markup({ page: 1 })).toContain(
      '<button aria-label="Page précédente" type="button" aria-disabled="true">',
    );
    expect(markup({ page: 12 })).toContain(
      '<button aria-label="Page suivante" type="button" aria-disabled="true">',
    );
  });

  test("one page needs no ways", () => {
    expect(markup({ page: 1, totalPages: 1 })).toBe("");
  });
});
