/** How an order of the operator is given: behind a release's own start, or behind npm in a checkout. */
export function nameOrders(text: string, entry: string | undefined = process.argv[1]): string {
  if (entry?.endsWith("/start.mjs") !== true) return text;
  return text.replaceAll(/npm start(?: --)?/g, `node ${entry}`);
}
