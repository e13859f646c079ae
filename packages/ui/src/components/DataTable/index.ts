export { DataTable } from "./DataTable.tsx";
export type { Column, DataTableProps, TableSort, TableWords } from "./types.ts";
