import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Table",
  page: "table",
  rows: {
    role: "Roles table, row, cell and header, also where the looks are those of cards",
    name: "Named by its caption",
    headers: "Column headers and row headers are told apart (scope)",
    sort: "The sorted column says so (aria-sort), no other does; a button in its header sorts",
    rowcount:
      "With only some rows in the page, the number of all and the place of each are told (aria-rowcount, aria-rowindex)",
  },
  without: { "aria-describedby": "a table needs no further words than its caption" },
};
