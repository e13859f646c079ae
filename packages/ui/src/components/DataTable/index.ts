export { DataTable } from "./DataTable.tsx";
export type { Column, DataTableProps, TableLabels, TableSort } from "./types.ts";
