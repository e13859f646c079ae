import { join } from "node:path";
import satisfies from "spdx-satisfies";
import { readPnpm } from "./pnpm-run.ts";

/** Where the licences of what is shipped are written down. */
export const licencesFile = join(import.meta.dirname, "../../docs/licences.md");

/** Licences under which something may be part of what is served or run in production. */
const shippable = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"],
  ...["MIT-0", "OFL-1.1", "Unlicense", "Zlib"],
];

/** What only builds and tests may have as well: their code is not passed on. */
const usable = [...shippable, "CC-BY-3.0", "CC-BY-4.0", "MPL-2.0"];

/** Packages whose manifest names no licence, and what their own files state. */
const readByHand: Readonly<Record<string, string>> = {
  "humanize-number": "MIT",
  only: "MIT",
  "require-like": "MIT",
};

/** Libraries that a package of ours loads and no one changes or copies into it: the LGPL asks no more than that. */
const loaded: Readonly<Record<string, RegExp>> = { "LGPL-3.0-or-later": /^@img\/sharp-libvips-/ };

/** A package of the lockfile and its licence as an SPDX expression. */
export interface Licensed {
  name: string;
  licence: string;
}

/** A package as it is installed: one folder for each of its versions, in the same order. */
export interface InstalledPackage extends Licensed {
  versions: readonly string[];
  paths: readonly string[];
  author?: string;
  homepage?: string;
}

type Listed = Record<string, readonly Omit<InstalledPackage, "licence">[]>;

async function read(flags: readonly string[]): Promise<InstalledPackage[]> {
  const listed = await readPnpm<Listed>(["-r", "licenses", "list", "--json", ...flags]);
  return Object.entries(listed).flatMap(([licence, packages]) =>
    packages.map((each) => ({ ...each, licence: readByHand[each.name] ?? licence })),
  );
}

/** What production needs. */
export const readShipped = () => read(["--prod"]);

/** What production needs, and everything that is installed. */
export async function readLicences(): Promise<{ shipped: Licensed[]; all: Licensed[] }> {
  return { shipped: await readShipped(), all: await read([]) };
}

function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // No SPDX expression: « Unknown », « SEE LICENSE IN … ».
    return false;
  }
}

const isLoaded = ({ name, licence }: Licensed) => loaded[licence]?.test(name) === true;

/** The packages that may not be used under their licence, each with it. */
export function refusedLicences(licences: {
  shipped: readonly Licensed[];
  all: readonly Licensed[];
}): string[] {
  const refused = [
    ...licences.shipped.filter((each) => !isLoaded(each) && !isAllowed(each.licence, shippable)),
    ...licences.all.filter((each) => !isLoaded(each) && !isAllowed(each.licence, usable)),
  ];
  return [...new Set(refused.map(({ name, licence }) => `${name}: ${licence}`))].sort();
}

/** Builds for one kind of machine: which of them are there depends on where the list is made. */
const isForOnePlatform = ({ name }: Licensed) => /-(linux|darwin|win32)-(x64|arm64)|^node-/.test(name);

/** The page of licences of what is shipped. */
export function licencesPage(shipped: readonly Licensed[]): string {
  const listed = shipped.filter((each) => !isForOnePlatform(each));
  const rows = [...new Set(listed.map(({ licence }) => licence))].sort().map((licence) => {
    const names = listed.filter((each) => each.licence === licence).map(({ name }) => name);
    return `| ${licence} | ${[...new Set(names)].sort().join(", ")} |`;
  });
  return `# Licences

Written by \`pnpm generate\`. What production needs, by licence; builds for one kind of machine are left out. A test refuses a
package whose licence is not among those that \`tools/supply/licences.ts\` allows. The versions, with where each comes from and its
checksum, are in \`reports/sbom.cdx.json\` (CycloneDX), which the same command writes.

| licence | packages |
|---|---|
${rows.join("\n")}
`;
}
