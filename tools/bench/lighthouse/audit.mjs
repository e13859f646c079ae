import lighthouse from "lighthouse";

/** Audits a page in the browser that listens on a port, as Lighthouse does for phones; prints its figures, times in ms. */
const [url, port] = process.argv.slice(2);
const result = await lighthouse(
  url,
  { port: Number(port), output: "json", logLevel: "error", onlyCategories: ["performance"] },
  undefined,
);
const { audits, categories, runtimeError } = result.lhr;
if (runtimeError) throw new Error(runtimeError.message);
process.stdout.write(
  JSON.stringify({
    score: 100 * categories.performance.score,
    lcp: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
  }),
);
