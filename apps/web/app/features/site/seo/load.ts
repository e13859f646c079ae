/** Promotion and reminder of referencing, loaded for jobbeurs. */
export async function loadSeoCorner() {
  return { default: (await import("./SeoCorner.tsx")).SeoCorner };
}
