export const loadRow = async () => (await import("./AskedHourRow.tsx")).AskedHourRow;
