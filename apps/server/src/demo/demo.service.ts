import { composeDomains } from "../composition/compose-domains.ts";
import { hashPassword } from "../domains/auth/auth.domain.ts";
import { findPerson, isEmpty } from "../domains/users/users.domain.ts";
import { domains } from "../domains.ts";
import { createAudit } from "../platform/audit/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { type Person, personIn } from "../platform/sessions/sessions.ts";
import {
  type DemoPerson,
  demoJobbeurs,
  demoPassword,
  demoRequesters,
  demoSilent,
  demoStaff,
} from "./accounts.ts";
import { writeDocuments } from "./billing.ts";
import { writeCards } from "./cards.ts";
import { writeChoices } from "./choices.ts";
import { writeConversations } from "./conversations.ts";
import { writeAdministration, writePageViews, writePromocodes } from "./figures.ts";
import { type WrittenMission, writeQuestions, writeReports } from "./moderation.ts";
import { writeOffers } from "./offers.ts";
import { readOldNotices } from "./old-notices.ts";
import { writePeople } from "./people.ts";
import { createDemoProfiles } from "./profiles.ts";
import { createScenarios, isOpen, monthsMs, type Scenario, type Step } from "./scenarios.ts";
import { createSteps, type StoryMission } from "./steps.ts";
import { writeSuggestions } from "./suggestions.ts";
import { writeTickets } from "./support.ts";

const dayMs = 24 * 3_600_000;
/** How long everybody has been here, in days: before the first mission, and less than the half year after which an account is silent. */
const joinedDays = monthsMs / dayMs + 5;
/** Of each list, so many joined then. */
const settledShare = 0.8;

interface DemoPeople {
  staff: Person[];
  silent: Person[];
  jobbeurs: Person[];
  requesters: Person[];
}

/** Writes the demo through the services, under a clock of its own; no one hears, is mailed or is worked for of what is past. */
function createDemoWriter(platform: Platform) {
  let time = 0;
  const clock = { now: () => time };
  const past = {
    clock,
    audit: createAudit(clock),
    live: { ...platform.live, record: () => undefined },
    jobs: { ...platform.jobs, send: async () => undefined },
    mail: { ...platform.mail, send: async () => undefined },
  };
  const { services } = composeDomains(domains, { ...platform, ...past }, { isHistory: true });
  const { users, consents, jobi, missions, profiles, notifications } = services;

  async function join(tx: Tx, person: DemoPerson, passwordHash: string): Promise<Person> {
    const { twoFactor, ...draft } = person;
    const account = await users.create(tx, { ...draft, passwordHash, emailVerifiedAt: new Date(time) });
    if (account === null) throw new Error(`Demo address ${person.email} is taken.`);
    if (twoFactor === true) await users.setTwoFactor(tx, account.id, true);
    await jobi.grant(tx, account.id, "inscription");
    await services["ai-credits"].welcome(tx, account.id);
    await consents.acceptTermsAtSignUp(tx, account);
    await profiles.name(tx, account);
    const joined = await findPerson(tx, account.id);
    if (joined === null) throw new Error(`Demo account ${person.email} is gone.`);
    // Staff acts as in a session that began with its second factor.
    return personIn(joined, { hasSecondFactor: true });
  }

  const write = createSteps(services);
  const later = (ms: number) => {
    time += ms;
  };

  return {
    services,
    missions,
    notifications,
    profiles,
    users,
    /** Sets the time of what is written next. */
    at(instant: number): void {
      time = instant;
    },
    join,
    /** Takes a step of a mission's story. */
    act: (tx: Tx, { jobbeurs }: DemoPeople, step: Step, mission: StoryMission) =>
      write(tx, { mission, jobbeurs, later }, step),
  };
}

interface TimedChange {
  at: number;
  run: (tx: Tx) => Promise<void>;
}

/** What a scenario becomes: its mission, once it is written, and the changes that write it. */
function storyOf(
  scenario: Scenario,
  people: DemoPeople,
  writer: ReturnType<typeof createDemoWriter>,
): { mission: WrittenMission; changes: TimedChange[] } {
  const owner = people.requesters[scenario.owner] as Person;
  const mission = { id: "", owner, scenario, standing: new Map<number, string>() };
  const changes: TimedChange[] = [
    {
      at: scenario.postedAt,
      run: async (tx) => {
        mission.id = (await writer.missions.create(tx, owner, scenario.input)).id;
      },
    },
    ...scenario.steps.map((step) => ({
      at: step.at,
      run: (tx: Tx) => writer.act(tx, people, step, mission),
    })),
  ];
  return { mission, changes };
}

/** When a person joined, in ms: most half a year ago, the last of each list shortly before they first did something. */
function joinedAt(
  now: number,
  { place, of, first }: { place: number; of: readonly DemoPerson[]; first: number },
): number {
  if (place < of.length * settledShare) return now - joinedDays * dayMs;
  return Math.min(first, now - ((place % 12) + 1) * dayMs) - 2 * dayMs;
}

/** Signs everybody up; jobbeurs declare what they do and where. */
async function joinEverybody(
  tx: Tx,
  writer: ReturnType<typeof createDemoWriter>,
  { now, hash, scenarios }: { now: number; hash: string; scenarios: readonly Scenario[] },
): Promise<DemoPeople> {
  const people: DemoPeople = { staff: [], silent: [], jobbeurs: [], requesters: [] };
  for (const { days, ...person } of demoSilent) {
    writer.at(now - days * dayMs);
    people.silent.push(await writer.join(tx, person, hash));
  }
  writer.at(now - joinedDays * dayMs);
  for (const person of demoStaff) people.staff.push(await writer.join(tx, person, hash));

  const drafts = createDemoProfiles(demoJobbeurs.length);
  const proposed = scenarios.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.type === "proposed" ? [{ place: step.jobbeur, at: step.at }] : [])),
  );
  for (const [place, person] of demoJobbeurs.entries()) {
    const first = Math.min(...proposed.filter((one) => one.place === place).map(({ at }) => at));
    writer.at(joinedAt(now, { place, of: demoJobbeurs, first }));
    const joined = await writer.join(tx, person, hash);
    people.jobbeurs.push(joined);
    const draft = drafts[place];
    if (draft !== undefined) await writer.profiles.save(tx, joined.id, { ...draft, version: 0 });
    // The first one has still to decide.
    if (place % 4 !== 0) await writer.users.setSeoIndexable(tx, joined.id, true);
  }
  for (const [place, person] of demoRequesters.entries()) {
    const first = scenarios.filter(({ owner }) => owner === place).map(({ postedAt }) => postedAt);
    writer.at(joinedAt(now, { place, of: demoRequesters, first: Math.min(...first) }));
    people.requesters.push(await writer.join(tx, person, hash));
  }
  return people;
}

/** What a day ends is ended each day of the last weeks, and each week before them: in days ago. */
function* sweptDays(): Generator<number> {
  for (let daysAgo = joinedDays; daysAgo >= 0; daysAgo -= daysAgo > 42 ? 7 : 1) yield daysAgo;
}

/**
 * Fills an empty database: people, missions, negotiations, payments and partner offers of the last months. All or nothing, in one transaction;
 * answers false, and changes nothing, when a person has an account already.
 */
export async function fillWithDemo(platform: Platform): Promise<boolean> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    const writer = createDemoWriter(platform);
    const hash = await hashPassword(demoPassword);
    const scenarios = createScenarios(now, {
      jobbeurs: demoJobbeurs.length,
      requesters: demoRequesters.length,
    });
    const people = await joinEverybody(tx, writer, { now, hash, scenarios });

    const everybody = [...people.jobbeurs, ...people.requesters];
    const stories = scenarios.map((scenario) => storyOf(scenario, people, writer));
    const changes = stories.flatMap((story) => story.changes);
    for (const daysAgo of sweptDays())
      changes.push({
        at: now - daysAgo * dayMs,
        run: async (open) => {
          while ((await writer.missions.expire(open)) > 0);
          while ((await writer.services.reviews.revealBlind(open)) > 0);
        },
      });
    changes.push({
      at: now - dayMs,
      run: async (open) => {
        for (const { id } of everybody) await writer.notifications.markAllRead(open, id);
      },
    });
    changes.push({
      at: now - dayMs,
      run: async (open) => {
        // A password lasts for a quarter: who signs in to the demo has a new one.
        for (const { id } of [...people.staff, ...everybody]) await writer.users.setPassword(open, id, hash);
      },
    });
    changes.sort((a, b) => a.at - b.at);
    for (const { at, run } of changes) {
      writer.at(at);
      await run(tx);
    }
    const time = { now, at: writer.at };
    const open = stories.map(({ mission }) => mission).filter(({ scenario }) => isOpen(scenario, now));
    await writeQuestions(tx, writer.services, { ...people, open }, time);
    await writeReports(tx, writer.services, { ...people, open }, time);
    await writeChoices(tx, writer.services, { ...people, open }, time);
    const [requester] = people.requesters;
    const [jobbeur] = people.jobbeurs;
    if (requester !== undefined && jobbeur !== undefined)
      await writeDocuments(tx, writer.services, { jobbeur, client: requester }, time);
    if (jobbeur !== undefined) await writeCards(tx, writer.services.cards, jobbeur, time);
    if (requester !== undefined && jobbeur !== undefined)
      await writeConversations(tx, writer.services, { requester, jobbeur }, time);
    const [rude] = people.silent;
    if (rude !== undefined) await writePeople(tx, writer.services, { ...people, rude }, time);
    await writeOffers(tx, writer.services.offers, people, time);
    const settled = people.requesters.slice(0, settledShare * people.requesters.length);
    await writePageViews(tx, writer.services, { ...people, requesters: settled }, time);
    const admin = people.staff.find(({ role }) => role === "jobpadm");
    if (admin !== undefined) {
      await writePromocodes(tx, writer.services, admin, time);
      await writeAdministration(tx, writer.services, admin, time);
    }
    await writeTickets(tx, writer.services, people, time);
    await writeSuggestions(tx, writer.services, people.requesters.slice(5), time);
    await readOldNotices(tx, writer.notifications, everybody, now);
    return true;
  });
}
