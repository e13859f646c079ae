/** Pages on which nobody is asked, for tests. */
export const exemptPaths: ReadonlySet<string> = new Set([
  "/dashboard",
  "/dashboard/parametres",
  "/conditions-generales",
  "/conditions-utilisation",
]);
