import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Table",
  page: "table",
  rows: {
    role: "Roles table, row, cell and header, also where it appears as cards",
    name: "Named by its caption",
    headers: "Column headers and row headers are distinguished (scope)",
    sort: "The sorted column is marked as such (aria-sort), no other does; a button in its header sorts",
    rowcount:
      "With only some rows in the page, the number of all and the place of each are announced (aria-rowcount, aria-rowindex)",
  },
  without: { "aria-describedby": "a table needs no further text than its caption" },
};
