/** What missions brought this year, for the first page: drawn once that page has what waits. */
export const loadMoneyCurve = async () => ({ default: (await import("./MoneyCurve.tsx")).MoneyCurve });
