/** Pages on which no one is asked, for tests. */
export const exemptPaths: ReadonlySet<string> = new Set([
  "/dashboard",
  "/dashboard/parametres",
  "/conditions-generales",
  "/conditions-utilisation",
]);
