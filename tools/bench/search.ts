import { serviceCategories } from "@jobami/api/taxonomy";
import { type Served, serveProduct } from "../served.ts";
import { sizeOf, withFilled } from "../soak/filled.ts";
import { serveBarePage } from "./bare-page.ts";
import { readCpu } from "./cpu.ts";
import type { Measured, Row } from "./report.ts";
import { measurePage, pagesDrivenText, type Side } from "./sides.ts";

const size = sizeOf(20_000, 10_000);
const path = "/services/search?category=jardinage&lieu=Lyon";
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

/** Searches of which none is asked for again while it is remembered. */
const differentSearches = serviceCategories.flatMap(({ slug }) =>
  ["Lyon", "Paris", "Lille", "Nantes", "Rennes", "Bordeaux", "Toulouse", "Nice", "Dijon", "Tours"].flatMap(
    (town) =>
      [5, 10, 25, 50].map((radius) => `/services/search?category=${slug}&lieu=${town}&rayon=${radius}`),
  ),
);

/** Public pages besides the search; a profile by the address that the search gives of the first it finds. */
async function otherPages(url: string): Promise<string[]> {
  const profile = /href="(\/profil\/[^"?]+)/.exec(await (await fetch(url + path)).text())?.[1];
  if (profile === undefined) throw new Error("The search leads to no profile.");
  return ["/", "/login", "/services/tonte-de-pelouse/lyon-69", "/aide", profile];
}

/** A page with a query that it does not know is rendered for who asks, and no other waits for the same rendering. */
const unknownQueries = (page: string) => Array.from({ length: 1000 }, (_, n) => `${page}?x=${n}`);
const nameOf = (page: string) =>
  `\`${page.startsWith("/profil/") ? "/profil/…" : page.replace(/\?.*/, "")}\``;

/** What the issue of fast pages asks: of what visitors ask again, and of what no one asked before. */
const again = { requests: 1, p99: null };
const anew = { requests: 0.15, p99: 3 };

/** Measures the pages that the server renders for visitors against a list page of the framework alone. */
export function measureSearch(): Promise<Measured> {
  return withFilled(size, async (_, databaseUrl) => {
    const started: Served[] = [];
    const start = async (server: Promise<Served>) => {
      started.unshift(await server);
      return server;
    };
    try {
      const baseline = await start(serveBarePage(bareSearch));
      const product = await start(serveProduct({ DATABASE_URL: databaseUrl }));
      const side = ({ url, pid }: Served, page: string): Side => ({
        url: url + page,
        headers: {},
        cpu: () => readCpu(databaseUrl, pid),
      });
      const bare = side(baseline, "/search");
      for (const { url } of [side(product, path), bare])
        if ((await articlesOf(url)) < shown) throw new Error(`${url} shows fewer than ${shown}.`);
      const anewOf = (page: string) => ({ ...side(product, page), paths: unknownQueries(page) });
      const rows: Row[] = [];
      const different = { ...side(product, path), paths: differentSearches };
      rows.push(...(await measurePage(`${nameOf(path)} asked again`, side(product, path), bare, again)));
      rows.push(...(await measurePage(`${nameOf(path)}, each another`, different, bare, anew)));
      for (const page of await otherPages(product.url)) {
        rows.push(...(await measurePage(`${nameOf(page)} asked again`, side(product, page), bare, again)));
        rows.push(...(await measurePage(`${nameOf(page)} rendered`, anewOf(page), bare, anew)));
      }
      return {
        title: "Pages that the server renders",
        how: [
          `The search is \`GET ${path}\`, and ${differentSearches.length} others of which none comes again while it is remembered; PostgreSQL with ${size.jobbeurs.toLocaleString("en")} jobbeurs, each with two or three services and a text.`,
          "Ours: the whole server as it runs in production: data, frame, head and structure of the page, security headers, nonce. « Rendered »: by addresses whose query no page knows, each another: they are rendered for who asks. Nothing is compressed on either side.",
          `Baseline: a page of the same framework with ${shown} rows from memory, without style, database or headers: what it leaves out counts against us.`,
          "Won by plans that PostgreSQL retains, and what is the same for everybody written once ([ADR 169](adr/169-what-is-rendered-for-who-asks-first.md)); of what is asked again, by the memory of [ADR 162](adr/162-pages-asked-again.md).",
          pagesDrivenText,
        ],
        rows,
      };
    } finally {
      for (const one of started) await one.stop();
    }
  });
}
