import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Each asks the wall clock in its own way. */
const asking = [
  "Date.now()",
  "[Date.now]",
  "Date?.now()",
  "new Date()",
  "new Date",
  "Date()",
  "globalThis.Date.now()",
  "new window.Date()",
  "performance.now()",
  "performance.timeOrigin",
  "Temporal.Now.instant()",
  "today(getLocalTimeZone())",
].map((code) => `export const planted = ${code};\n`);
const aliases = ["const { now } = Date;", "const { now: other } = performance;", "const Alias = Date;"];
const lawful = `export const one = [new Date(5), new Date("2026-11-20"), Date.parse("2026-11-20"), Date.UTC(2026, 1)];
export const isDate = (value: unknown): value is Date => value instanceof Date;
`;
const product = [
  "packages/machines/src/live/live.machine.ts",
  "packages/ui/src/components/Tooltip/warmth.ts",
  "packages/api/src/missions/contract.ts",
  "apps/web/app/root.tsx",
  "apps/web/app/features/missions/home/HomeScreen.tsx",
  "apps/server/src/domains/missions/rules.ts",
  "apps/server/src/platform/database/postgres.ts",
];
const exempt = [
  "apps/server/src/platform/clock/clock.ts",
  "apps/web/app/platform/clock/system-clock.ts",
  "apps/web/app/features/site/errors/start-up-guard.ts",
  "packages/ui/src/components/Tooltip/warmth.test.ts",
  "apps/web/app/features/missions/home/HomeScreen.stories.tsx",
  "packages/machines/src/testing/walk.ts",
  "tools/check.ts",
];

/** Each reads what a locale writes in its own way. */
const reading = [
  'new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" })',
  'new Intl.DateTimeFormat("fr-CA")',
  "new Intl.DateTimeFormat()",
  'dayFormat.format(5).split("/")',
  'dayFormat.format(5) === "20 novembre"',
  'Date.parse(dayFormat.format(5) + "T00:00:00Z")',
  "new Date(dayFormat.format(5))",
  "Number(dayFormat.format(5))",
  'new Date(5).toLocaleDateString("fr-FR")',
];
const forEyes = 'const text = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long" });\n';

/** Each asks a domain's caller for their role. */
const roles = [
  'roleReaches(viewer.role, "jobmodo")',
  'person.role === "jobpadm"',
  'session.person.role !== "jobutil"',
];

/** Each compares texts in its own way. */
const foldings = [
  "text.toLowerCase().includes(typed)",
  'text.toLocaleLowerCase("fr").includes(typed)',
  'text.normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase()',
  'text.normalize("NFD").replaceAll(/\\p{M}/gu, "")',
];

/** Each keeps the clocks of a zone of its own, or of the machine. */
const zones = [
  'new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris" })',
  '{ tz: "Indian/Reunion" }',
  "sql`select at at time zone 'Europe/Paris'`",
  `sql.raw(\`${"$"}{column} at time zone 'America/Martinique'\`)`,
  "new Date(5).getHours()",
  "new Date(at).getFullYear()",
  "at.setHours(0)",
  "new Date(2027, 1, 1)",
  `new Date(\`${"$"}{day}T00:00:00\`)`,
];
const zoneOwners = [
  "packages/api/src/places/zones.ts",
  "packages/api/src/places/france-zone.ts",
  "packages/ui/src/internal/france-zone.ts",
  "packages/machines/src/consents/terms-version/terms-version.rules.ts",
];
const ofZones = `export const day = new Date(\`${"$"}{given}T00:00:00Z\`);
export const hours = [day.getUTCHours(), new Date(Date.UTC(2027, 1)), "Europe", "image/Png", \`${"$"}{given}T12:00:00.000Z\`];
`;

let repository: string;
let found: Map<string, number>;
let read: Map<string, number>;
let address: Map<string, number>;
let asksForRole: Map<string, number>;
let folds: Map<string, number>;
let keepsZones: Map<string, number>;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

/** How often a rule reports each file. */
async function findingsOf(rule: string): Promise<Map<string, number>> {
  const output = await new Promise<string>((resolve) => {
    const args = ["lint", "--reporter=github", "--max-diagnostics=none", "."];
    execFile(join(root, "node_modules/.bin/biome"), args, { cwd: repository }, (_, out) => resolve(out));
  });
  const counts = new Map<string, number>();
  for (const line of output.split("\n").filter((one) => one.includes(rule))) {
    const file = relative(repository, /file=([^,]+)/.exec(line)?.[1] ?? "");
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

const waysFile = (index: number) => `apps/web/app/features/ways/way-${index}.ts`;
const readingFile = (index: number) => `apps/web/e2e/reading-${index}.ts`;
const ways = [...asking, ...aliases];

/** A repository with the rule as this one's own configuration has it. */
beforeAll(async () => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), "jobami-lint-")));
  const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  write("biome.json", JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(root, "tools/lint"), join(repository, "tools/lint"), { recursive: true });
  for (const file of [...product, ...exempt]) write(file, asking[0] ?? "");
  for (const [index, code] of ways.entries()) write(waysFile(index), code);
  write("apps/web/app/lawful.ts", lawful);
  for (const [index, code] of reading.entries())
    write(readingFile(index), `${forEyes}export const planted = ${code};\n`);
  write(
    "apps/web/app/eyes.ts",
    `${forEyes}export const shown = [dayFormat.format(5), \`le ${"$"}{dayFormat.format(5)}\`];\n`,
  );
  write(
    "apps/web/app/routes/asked.tsx",
    "export const at = ({ request }: { request: Request }) => request.url;\n",
  );
  write("apps/web/app/routes/given.tsx", "export const at = ({ url }: { url: URL }) => url.pathname;\n");
  for (const [index, code] of roles.entries())
    write(`apps/server/src/domains/offers/role-${index}.ts`, `export const planted = ${code};\n`);
  for (const [index, code] of foldings.entries())
    write(`apps/server/src/domains/offers/folding-${index}.ts`, `export const planted = ${code};\n`);
  write("apps/web/app/features/offers/folded.ts", "export const lawful = folded(text).includes(typed);\n");
  for (const [index, code] of zones.entries())
    write(`apps/server/src/domains/places/zone-${index}.ts`, `export const planted = ${code};\n`);
  for (const file of zoneOwners) write(file, 'export const franceZone = "Europe/Paris";\n');
  write("apps/server/src/domains/places/of-zones.ts", ofZones);
  keepsZones = await findingsOf("keeps the clocks of a zone of its own");
  found = await findingsOf("asks the wall clock");
  folds = await findingsOf("compares texts in a way of its own");
  asksForRole = await findingsOf("asks for a role where a power is meant");
  address = await findingsOf("address that was asked for");
  read = await findingsOf("reads what a locale writes");
}, 60_000);
afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe("time has one owner", () => {
  test.each(product)("%s may not ask the wall clock", (file) => {
    expect(found.get(file)).toBe(1);
  });

  test.each(exempt)("%s may", (file) => {
    expect(found.get(file)).toBeUndefined();
  });

  test.each(ways.map((code, index) => [code.trim(), index] as const))("« %s » asks it", (_, index) => {
    expect(found.get(waysFile(index))).toBeGreaterThan(0);
  });

  test("an instant that is given may be made a date", () => {
    expect(found.get("apps/web/app/lawful.ts")).toBeUndefined();
  });
});

describe("what a locale writes is for eyes", () => {
  test.each(reading.map((code, index) => [code, index] as const))("« %s » reads it", (_, index) => {
    expect(read.get(readingFile(index))).toBeGreaterThan(0);
  });

  test("text of a date may be shown", () => {
    expect(read.get("apps/web/app/eyes.ts")).toBeUndefined();
  });
});

test("the address of a page is what the router gives, not what was asked for", () => {
  expect([...address]).toEqual([["apps/web/app/routes/asked.tsx", 1]]);
});

test("a domain asks for powers, not for roles", () => {
  expect([...asksForRole.keys()].sort()).toEqual(
    roles.map((_, index) => `apps/server/src/domains/offers/role-${index}.ts`),
  );
});

test("a search compares texts as every other does", () => {
  expect([...folds.keys()].sort()).toEqual(
    foldings.map((_, index) => `apps/server/src/domains/offers/folding-${index}.ts`),
  );
});

test("a zone has one owner", () => {
  expect([...keepsZones.keys()].sort()).toEqual(
    zones.map((_, index) => `apps/server/src/domains/places/zone-${index}.ts`),
  );
});

test("the components and the machines, which know nothing of the contract, keep the zone of the site", () => {
  const zonesIn = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/"(\w+\/\w+)"/g)].map(([, zone]) => zone);
  const [, ...alone] = zoneOwners;
  expect(alone.map(zonesIn)).toEqual(alone.map(() => ["Europe/Paris"]));
});
