import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DataTable } from "./DataTable.tsx";
import { selectAll, selectRows } from "./selection.ts";
import { nextSort, sortRows } from "./sort.ts";
import type { Column, DataTableProps } from "./types.ts";
import { rowsAround } from "./window.ts";

interface Bill {
  id: string;
  who: string;
  cents: number;
}
const bills: Bill[] = [
  { id: "a", who: "Zoé", cents: 100 },
  { id: "b", who: "Élodie", cents: 900 },
  { id: "c", who: "Éric 10", cents: 900 },
  { id: "d", who: "Éric 9", cents: 20 },
];
const columns: Column<Bill>[] = [
  { id: "who", header: "Qui", cell: ({ who }) => who, isRowHeader: true, sortValue: ({ who }) => who },
  {
    id: "cents",
    header: "Montant",
    cell: ({ cents }) => cents,
    align: "end",
    sortValue: ({ cents }) => cents,
  },
  { id: "note", header: "Note", cell: () => "…" },
];
const ids = (rows: readonly Bill[]) => rows.map(({ id }) => id).join("");

function markup(props: Partial<DataTableProps<Bill>> = {}): string {
  return renderToStaticMarkup(
    <DataTable
      caption="Factures"
      columns={columns}
      rows={bills}
      getKey={({ id }) => id}
      empty="Rien."
      {...props}
    />,
  ).replace(/ class="[^"]*"/g, "");
}

describe("DataTable", () => {
  test("is a table named by its caption, and states its roles itself [apg:table/role] [apg:table/name]", () => {
    const html = markup();
    const id = /<p id="([^"]+)">Factures<\/p>/.exec(html)?.[1];
    expect(html).toContain(`<table role="table" aria-labelledby="${id}">`);
    expect(html).toMatch(/<thead role="rowgroup"><tr role="row"/);
  });

  test("distinguishes headers of columns and of rows [apg:table/headers]", () => {
    const html = markup();
    expect([...html.matchAll(/<th [^>]*role="columnheader"[^>]*>/g)]).toHaveLength(3);
    expect([...html.matchAll(/<th [^>]*role="rowheader"[^>]*scope="row"/g)]).toHaveLength(4);
  });

  test("the column of boxes is called something, whatever box stands in its head", () => {
    expect(markup({ selected: new Set(), getName: ({ who }) => who })).toMatch(
      /<th (?=[^>]*role="columnheader")[^>]*aria-label="Sélection"/,
    );
  });

  test("only the sorted column states how, and all others can be pressed but one without order", () => {
    const html = markup({ sort: { column: "cents", direction: "descending" } });
    expect([...html.matchAll(/aria-sort="([^"]*)"/g)].map(([, way]) => way)).toEqual(["descending"]);
    expect(html).toContain("Trié par Montant, ordre décroissant");
    expect([...html.matchAll(/<button type="button">(\w+)/g)].map(([, name]) => name)).toEqual([
      "Qui",
      "Montant",
    ]);
  });

  test("an owner who sorts is left to it", () => {
    const html = markup({ sort: { column: "cents", direction: "ascending" }, onSort: () => {} });
    expect(html.indexOf("Zoé")).toBeLessThan(html.indexOf("Éric 9"));
  });

  test("without rows shows what stands for them, unless they are on their way", () => {
    expect(markup({ rows: [] })).toBe("Rien.");
    expect(markup({ rows: [], isLoading: true })).toContain("Chargement en cours…");
  });

  test("of 201 rows draws a few and states how many there are [apg:table/rowcount]", () => {
    const rows = Array.from({ length: 201 }, (_, index) => ({
      id: String(index),
      who: `n° ${index}`,
      cents: index,
    }));
    const html = markup({ rows });
    expect(html).toContain('aria-rowcount="202"');
    expect(html).toContain('aria-rowindex="2"');
    expect([...html.matchAll(/data-row=""/g)]).toHaveLength(36);
    expect([...markup({ rows: rows.slice(1) }).matchAll(/data-row=""/g)]).toHaveLength(200);
  });
});

describe("sorting", () => {
  test("knows French terms, accents and numbers in them; equals keep their places", () => {
    expect(ids(sortRows(bills, columns, { column: "who", direction: "ascending" }))).toBe("bdca");
    expect(ids(sortRows(bills, columns, { column: "cents", direction: "descending" }))).toBe("bcad");
    expect(ids(sortRows(bills, columns, { column: "note", direction: "descending" }))).toBe("abcd");
    expect(ids(sortRows(bills, columns, null))).toBe("abcd");
  });

  test("a header sorts upwards first, then the other way", () => {
    expect(nextSort("who", null)).toEqual({ column: "who", direction: "ascending" });
    expect(nextSort("who", { column: "who", direction: "ascending" })).toEqual({
      column: "who",
      direction: "descending",
    });
    expect(nextSort("who", { column: "who", direction: "descending" })).toEqual({
      column: "who",
      direction: "ascending",
    });
    expect(nextSort("who", { column: "cents", direction: "ascending" })).toEqual({
      column: "who",
      direction: "ascending",
    });
  });
});

describe("selecting", () => {
  const keys = ["a", "b", "c", "d"];
  const picked = (...list: string[]) => new Set(list);

  test.each([
    ["one", picked(), "b", null, "b"],
    ["one off", picked("a", "b"), "b", null, "a"],
    ["a range down", picked("a"), "c", "a", "abc"],
    ["a range up", picked("d"), "b", "d", "bcd"],
    ["a range off", picked("a", "b", "c"), "c", "b", "a"],
    ["from a row that is gone", picked(), "b", "x", "b"],
  ])("%s", (_, selected, key, from, expected) => {
    expect([...selectRows(keys, selected, key, from)].sort().join("")).toBe(expected);
  });

  test("all, then none; rows of another page stay", () => {
    expect([...selectAll(keys, picked("a", "x"))].sort().join("")).toBe("abcdx");
    expect([...selectAll(keys, picked("a", "b", "c", "d", "x"))].join("")).toBe("x");
  });
});

describe("rows in the page", () => {
  const place = { scrollTop: 0, height: 500, rowHeight: 50, count: 1000 };
  test.each([
    ["at the top", {}, { first: 0, last: 22 }],
    ["in the middle", { scrollTop: 5000 }, { first: 88, last: 122 }],
    ["at the end", { scrollTop: 49_500 }, { first: 978, last: 1000 }],
    ["beyond the end, after rows went away", { scrollTop: 49_500, count: 100 }, { first: 78, last: 100 }],
  ])("%s", (_, more, expected) => {
    expect(rowsAround({ ...place, ...more })).toEqual(expected);
  });
});
