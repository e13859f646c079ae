import { missionsContract } from "../../../packages/api/src/missions/contract.ts";
import { planningContract } from "../../../packages/api/src/planning/contract.ts";
import { addDays } from "../../../packages/api/src/planning/time.ts";
import { usersContract } from "../../../packages/api/src/users/contract.ts";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import { type Attack, everyEngine, type Target } from "./attack.ts";
import { type Browser, join } from "./browser.ts";
import { agreedMission, inDays, missionBody } from "./missions.ts";

/** Communes overseas that have no summer time, with how many hours their clocks are ahead of UTC: stated here, not asked of the product. */
const communes = [
  { name: "Saint-Denis", code: "97411", ahead: 4 },
  { name: "Mamoudzou", code: "97611", ahead: 3 },
  { name: "Fort-de-France", code: "97209", ahead: -4 },
  { name: "Cayenne", code: "97302", ahead: -3 },
  { name: "Nouméa", code: "98818", ahead: 11 },
  { name: "Papeete", code: "98735", ahead: -10 },
  { name: "Uvea", code: "98613", ahead: 12 },
] as const;
type Commune = (typeof communes)[number];

/** Zones that the machine of the server is set to, on both sides of the date line. */
const machines = ["UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"];

const hourMs = 3_600_000;
const from = 9;

/** Numbers as people overseas write them, and what reaches them. */
const numbers = [
  ["0692 12 34 56", "+262692123456"],
  ["0639 01 23 45", "+262639012345"],
  ["0690 00 12 34", "+590690001234"],
  ["0694 20 12 34", "+594694201234"],
  ["0696 20 12 34", "+596696201234"],
] as const;

const todayAt = ({ ahead }: Commune) => new Date(Date.now() + ahead * hourMs).toISOString().slice(0, 10);

/** A mission of today there is taken and one of yesterday is not, whatever day it is in France and on the machine. */
async function todayIsTheirs(by: Browser, machine: string): Promise<Finding> {
  const wrong: string[] = [];
  for (const commune of communes) {
    const today = todayAt(commune);
    const of = (date: string) =>
      by.ask(missionsContract.create, { body: missionBody({ placeCode: commune.code, date }) });
    const [now, before] = [await of(today), await of(addDays(today, -1))];
    // Midnight there came between.
    if (todayAt(commune) !== today) continue;
    if (now.status !== 201 || before.code !== "VALIDATION_FAILED")
      wrong.push(`${commune.name}: ${now.code ?? now.status}, yesterday ${before.code ?? before.status}`);
  }
  return {
    what: `missions of today and of yesterday in ${communes.length} communes, the server in ${machine}`,
    measured: wrong.length === 0 ? "today taken, yesterday refused" : wrong.join("; "),
    bound: "today taken, yesterday refused",
    held: wrong.length === 0,
  };
}

/** What of the calendar is one commune's: the day of a mission without an hour, and the instant of nine o'clock. */
interface Agreed {
  commune: Commune;
  wholeDay: string;
  startsAt: string;
}

/** In each commune a mission without an hour, and one at nine. */
async function agreedMissions(requester: Browser, jobbeur: Browser): Promise<Agreed[]> {
  const agreed: Agreed[] = [];
  for (const [index, commune] of communes.entries()) {
    const place = { placeCode: commune.code };
    const wholeDay = inDays(10 + 2 * index);
    await agreedMission({ requester, jobbeur }, { ...place, date: wholeDay });
    const day = addDays(wholeDay, 1);
    const { id } = await agreedMission({ requester, jobbeur }, { ...place, date: day });
    const hour = { act: "hour.proposed", version: 0, from: `0${from}:00`, minutes: 60 } as const;
    await requester.get(planningContract.setHour, { params: { id }, body: hour });
    const yes = { act: "hour.accepted", version: 1 } as const;
    await jobbeur.get(planningContract.setHour, { params: { id }, body: yes });
    const instant = Date.parse(`${day}T00:00:00Z`) + (from - commune.ahead) * hourMs;
    agreed.push({ commune, wholeDay, startsAt: new Date(instant).toISOString() });
  }
  return agreed;
}

const compact = (iso: string) => iso.replace(/\.000Z$/, "Z").replace(/[-:]/g, "");

/** The calendar has each whole day on its date and nine o'clock there at its instant. */
async function calendar(address: string, agreed: readonly Agreed[], machine: string): Promise<Finding> {
  const text = await (await fetch(address)).text();
  const lacks = agreed.flatMap(({ commune, wholeDay, startsAt }) =>
    [`DTSTART;VALUE=DATE:${compact(wholeDay)}`, `DTSTART:${compact(startsAt)}`]
      .filter((line) => !text.includes(`${line}\r\n`))
      .map((line) => `${commune.name}: no ${line}`),
  );
  return {
    what: `the calendar of ${2 * agreed.length} missions overseas, the server in ${machine}`,
    measured: lacks.length === 0 ? "all on their day and hour" : lacks.join("; "),
    bound: "all on their day and hour",
    held: lacks.length === 0,
  };
}

async function ownPrefixes(by: Browser): Promise<Finding> {
  const wrong: string[] = [];
  for (const [typed, reached] of numbers) {
    const { data } = await by.get(usersContract.setDetails, { body: { phone: typed, birthDate: null } });
    if (data.phone !== reached) wrong.push(`${typed}: ${data.phone}`);
  }
  return {
    what: `${numbers.length} numbers of ten digits from overseas`,
    measured: wrong.length === 0 ? "each with its own prefix" : wrong.join("; "),
    bound: "each with its own prefix",
    held: wrong.length === 0,
  };
}

/** Days, hours and numbers of communes overseas, by servers whose machines are set to zones far apart. */
export const zones: Attack = {
  what: "Days, hours, calendars and numbers overseas are those of their commune, whatever the zone of the server.",
  engines: everyEngine,
  run: async ({ start }: Target) => {
    const env = { RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" };
    let served: Served = await start({ ...env, TZ: "UTC" });
    const requester = await join(served, "ines@exemple.fr", "other");
    const jobbeur = await join(served, "karim@exemple.fr");
    const agreed = await agreedMissions(requester, jobbeur);
    const { data } = await jobbeur.get(planningContract.renewFeed, {});
    const { pathname } = new URL(data.address, served.url);
    const findings = [await ownPrefixes(requester)];
    for (const machine of machines) {
      await served.stop();
      served = await start({ ...env, TZ: machine });
      findings.push(
        await todayIsTheirs(requester.at(served), machine),
        await calendar(new URL(pathname, served.url).href, agreed, machine),
      );
    }
    return findings;
  },
};
