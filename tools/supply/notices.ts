import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type InstalledPackage, readShipped } from "./licences.ts";

const isNotice = (file: string) => /^(licen[cs]e|copying|notice|copyright)/i.test(file);

/** What a package itself asks to be passed on with it; of one without such a file, who made it and where it is. */
function noticeOf({ licence, author, homepage }: InstalledPackage, folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && isNotice(file.name),
  );
  if (files.length > 0)
    return files.map(({ name }) => readFileSync(join(folder, name), "utf8").trim()).join("\n\n");
  return [`Licence: ${licence}`, ...(author ? [`By ${author}`] : []), ...(homepage ? [homepage] : [])].join(
    "\n",
  );
}

/** The notices of packages, each text once under the names of those that share it. */
export function noticesPage(packages: readonly InstalledPackage[]): string {
  const holders = new Map<string, string[]>();
  for (const each of packages)
    each.paths.forEach((folder, index) => {
      const text = noticeOf(each, folder);
      const holder = `${each.name} ${each.versions[index] ?? ""} (${each.licence})`;
      holders.set(text, [...(holders.get(text) ?? []), holder]);
    });
  const parts = [...holders].map(([text, names]) => ({ title: names.toSorted().join("\n"), text }));
  return parts
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, text }) => `${title}\n\n${text}\n`)
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** The notices of everything that production needs. */
export const readNotices = async () => noticesPage(await readShipped());
