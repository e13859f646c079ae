import { escapeXml } from "../../../entities/prose/index.server.ts";

/** A page for search engines, by its whole address, and the day (`YYYY-MM-DD`) of its last change where that is known. */
export interface SitemapEntry {
  address: string;
  changed?: string | undefined;
}

/** The most addresses of one sitemap (sitemaps.org/protocol.html). */
export const mostAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function addressesXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changed }) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
  });
  return `${head}\n<urlset ${space}>\n${urls.join("\n")}\n</urlset>\n`;
}

/**
 * The sitemap of all entries, or of a part of them, counted from 1; an index of the parts where they are too many for one. `own` is the
 * sitemap's address. Null for a part that there is not.
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  { own, part, most = mostAddresses }: { own: string; part: string | null; most?: number },
): string | null {
  const parts = Math.ceil(entries.length / most);
  if (part === null && parts <= 1) return addressesXml(entries);
  if (part === null) {
    const each = Array.from({ length: parts }, (_, place) => `${own}?partie=${place + 1}`);
    const maps = each.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
    return `${head}\n<sitemapindex ${space}>\n${maps.join("\n")}\n</sitemapindex>\n`;
  }
  const place = /^[1-9]\d{0,4}$/.test(part) ? Number(part) : 0;
  if (place < 1 || place > parts) return null;
  return addressesXml(entries.slice((place - 1) * most, place * most));
}
