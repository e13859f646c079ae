import { composeDomains } from "../composition/compose-domains.ts";
import { hashPassword } from "../domains/auth/auth.domain.ts";
import { findPerson, isEmpty } from "../domains/users/users.domain.ts";
import { domains } from "../domains.ts";
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
import { writeConversations } from "./conversations.ts";
import { writePageViews, writePromocodes } from "./figures.ts";
import { writeOffers } from "./offers.ts";
import { writePeople } from "./people.ts";
import { createDemoProfiles } from "./profiles.ts";
import { createScenarios, type Scenario, type Step } from "./scenarios.ts";
import { writeSuggestions } from "./suggestions.ts";
import { writeTickets } from "./support.ts";

const dayMs = 24 * 3_600_000;

interface DemoPeople {
  staff: Person[];
  silent: Person[];
  jobbeurs: Person[];
  requesters: Person[];
}

/** Writes the demo through the services, under a clock of its own; no one hears the live events of the past. */
function createDemoWriter(platform: Platform) {
  let time = 0;
  const clock = { now: () => time };
  const live = { ...platform.live, record: () => undefined };
  const { services } = composeDomains(domains, { ...platform, clock, live }, { isHistory: true });
  const { users, consents, jobi, missions, profiles, proposals, progress, notifications, reviews } = services;

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

  async function act(
    tx: Tx,
    people: DemoPeople,
    step: Step,
    mission: { id: string; owner: Person; standing: Map<number, string> },
  ): Promise<void> {
    if (step.type === "closed") {
      await missions.close(tx, mission.owner, mission.id, step.statut);
      return;
    }
    const jobbeur = people.jobbeurs[step.jobbeur] as Person;
    if (step.type === "worked") {
      const { hours } = step;
      await progress.step(tx, jobbeur, mission.id, { step: "work.done", note: "", hours, photos: [] });
      return;
    }
    if (step.type === "reviewed") {
      const review = { ...step.review, notes: [...step.review.notes], photos: [] };
      await reviews.write(tx, step.by === "client" ? mission.owner : jobbeur, mission.id, review);
      return;
    }
    if (step.type === "proposed") {
      const { proposalId } = await proposals.propose(tx, jobbeur, mission.id, step.terms);
      mission.standing.set(step.jobbeur, proposalId);
      return;
    }
    const isOwner = "by" in step ? step.by === "client" : step.type === "rejected";
    await proposals.move(tx, isOwner ? mission.owner : jobbeur, {
      missionId: mission.id,
      proposalId: mission.standing.get(step.jobbeur) ?? "",
      type: `proposal.${step.type}`,
      ...("terms" in step ? { terms: step.terms } : {}),
    });
  }

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
    act,
  };
}

interface TimedChange {
  at: number;
  run: (tx: Tx) => Promise<void>;
}

function changesOf(
  scenario: Scenario,
  people: DemoPeople,
  writer: ReturnType<typeof createDemoWriter>,
): TimedChange[] {
  const owner = people.requesters[scenario.owner] as Person;
  const mission = { id: "", owner, standing: new Map<number, string>() };
  return [
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
}

/** Signs everybody up; jobbeurs declare what they do and where. */
async function joinEverybody(
  tx: Tx,
  writer: ReturnType<typeof createDemoWriter>,
  now: number,
): Promise<DemoPeople> {
  const passwordHash = await hashPassword(demoPassword);
  const people: DemoPeople = { staff: [], silent: [], jobbeurs: [], requesters: [] };
  for (const { days, ...person } of demoSilent) {
    writer.at(now - days * dayMs);
    people.silent.push(await writer.join(tx, person, passwordHash));
  }
  writer.at(now - 41 * dayMs);
  for (const person of demoStaff) people.staff.push(await writer.join(tx, person, passwordHash));
  for (const person of demoJobbeurs) people.jobbeurs.push(await writer.join(tx, person, passwordHash));
  for (const person of demoRequesters) people.requesters.push(await writer.join(tx, person, passwordHash));

  const drafts = createDemoProfiles(people.jobbeurs.length);
  for (const [index, draft] of drafts.entries()) {
    const id = people.jobbeurs[index]?.id ?? "";
    await writer.profiles.save(tx, id, { ...draft, version: 0 });
    // The first one has still to decide.
    if (index % 4 !== 0) await writer.users.setSeoIndexable(tx, id, true);
  }
  return people;
}

/**
 * Fills an empty database: people, missions, negotiations and partner offers of the last weeks. All or nothing, in one transaction;
 * answers false, and changes nothing, when a person has an account already.
 */
export async function fillWithDemo(platform: Platform): Promise<boolean> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    const writer = createDemoWriter(platform);
    const people = await joinEverybody(tx, writer, now);

    const everybody = [...people.jobbeurs, ...people.requesters];
    const changes = createScenarios(now, {
      jobbeurs: people.jobbeurs.length,
      requesters: people.requesters.length,
    }).flatMap((scenario) => changesOf(scenario, people, writer));
    for (let daysAgo = 40; daysAgo >= 0; daysAgo -= 1)
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
    changes.sort((a, b) => a.at - b.at);
    for (const { at, run } of changes) {
      writer.at(at);
      await run(tx);
    }
    const [requester] = people.requesters;
    const [jobbeur] = people.jobbeurs;
    if (requester !== undefined && jobbeur !== undefined)
      await writeDocuments(tx, writer.services, { jobbeur, client: requester }, { now, at: writer.at });
    if (jobbeur !== undefined) await writeCards(tx, writer.services.cards, jobbeur, { now, at: writer.at });
    if (requester !== undefined && jobbeur !== undefined)
      await writeConversations(tx, writer.services, { requester, jobbeur }, { now, at: writer.at });
    const [rude] = people.silent;
    if (rude !== undefined)
      await writePeople(tx, writer.services, { ...people, rude }, { now, at: writer.at });
    await writeOffers(tx, writer.services.offers, people, { now, at: writer.at });
    await writePageViews(tx, writer.services, people, { now, at: writer.at });
    const admin = people.staff.find(({ role }) => role === "jobpadm");
    if (admin !== undefined) await writePromocodes(tx, writer.services, admin, { now, at: writer.at });
    await writeTickets(tx, writer.services, people, { now, at: writer.at });
    await writeSuggestions(tx, writer.services, people.requesters.slice(5), { now, at: writer.at });
    return true;
  });
}
