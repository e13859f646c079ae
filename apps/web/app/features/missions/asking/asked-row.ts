export const loadRow = async () => (await import("./AskedRow.tsx")).AskedRow;
