/** Roles that each part states itself: the styles of cards (`display: grid`) take the native ones away in some browsers. */
export const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  /** Room, not content. */
  room: { role: "presentation" },
} as const;
