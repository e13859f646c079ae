import { serveProduct } from "../served.ts";
import { sizeOf, withFilled } from "../soak/filled.ts";
import { serveBarePage } from "./bare-page.ts";
import { type CpuTimes, readCpu } from "./cpu.ts";
import type { Measured } from "./report.ts";
import { drivenText, measureSides, type Side } from "./sides.ts";

const size = sizeOf(20_000, 10_000);
const path = "/services/search?category=jardinage&place=Lyon";
const shown = 12;

/** The same number of rows as a search shows, from memory, as the framework alone sends them. */
const bareSearch: Record<string, string> = {
  "app/routes.ts": `import { index, route } from "@react-router/dev/routes";
export default [index("home.tsx"), route("search", "search.tsx")];\n`,
  "app/search.tsx": `import { useLoaderData } from "react-router";
const rows = Array.from({ length: ${shown} }, (_, id) => ({ id, name: "Camille M.", headline: "Soigneux et ponctuel", service: "Tonte de pelouse", price: "22 € l’heure", town: "Villeurbanne", km: id }));
export const loader = () => ({ rows });
export default function Search() {
  const { rows } = useLoaderData();
  return <main><h1>Jardinage</h1><ol>{rows.map((row) => <li key={row.id}><h2>{row.name}</h2><p>{row.headline}</p><p>{row.service}</p><p>{row.price}</p><p>{row.town}, {row.km} km</p></li>)}</ol></main>;
}\n`,
};

async function articlesOf(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return ((await response.text()).match(/<h2\b/g) ?? []).length;
}

/** Measures the search that the server renders against a list page of the framework alone. */
export function measureSearch(): Promise<Measured> {
  return withFilled(size, async (_, databaseUrl) => {
    const baseline = await serveBarePage(bareSearch);
    const product = await serveProduct({ DATABASE_URL: databaseUrl }).catch(async (error: unknown) => {
      await baseline.stop();
      throw error;
    });
    try {
      const side = (url: string, cpu: () => Promise<CpuTimes>): Side => ({ url, headers: {}, cpu });
      const ours = side(product.url + path, () => readCpu(databaseUrl, product.pid));
      const bare = side(`${baseline.url}/search`, () => readCpu(databaseUrl, baseline.pid));
      for (const { url } of [ours, bare])
        if ((await articlesOf(url)) < shown) throw new Error(`${url} shows fewer than ${shown}.`);
      return {
        title: "The search that the server renders",
        how: [
          `\`GET ${path}\` on PostgreSQL with ${size.jobbeurs.toLocaleString("en")} jobbeurs, each with two or three services and a text.`,
          "Ours: the whole server as it runs in production: the search itself, frame, head and structure of the page, security headers, nonce.",
          `Baseline: a page of the same framework with ${shown} rows from memory, without style, database or headers: what it leaves out counts against us.`,
          drivenText,
        ],
        rows: await measureSides(ours, bare, { requests: 0.5, p99: null }),
      };
    } finally {
      await product.stop();
      await baseline.stop();
    }
  });
}
