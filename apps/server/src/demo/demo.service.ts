import type { DemoAccount } from "@jobami/api/pages/contract";
import { hashPassword } from "../domains/auth/auth.service.ts";
import { createConsents } from "../domains/consents/consents.service.ts";
import { createMarketplace } from "../domains/marketplace.ts";
import { createUsers, findPerson, isEmpty } from "../domains/users/users.service.ts";
import type { Tx } from "../platform/database/database.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import {
  type DemoPerson,
  demoJobbeurs,
  demoPassword,
  demoRequesters,
  demoStaff,
  shownPeople,
} from "./accounts.ts";
import { type Step, type Tale, tellTales } from "./story.ts";

const dayMs = 24 * 3_600_000;

/** The accounts that the sign-in page offers while in demo. */
export const demoAccounts: readonly DemoAccount[] = shownPeople.map(({ label, email }) => ({
  label,
  email,
  password: demoPassword,
}));

interface Cast {
  jobbeurs: Person[];
  requesters: Person[];
}

/** Tells the demo through the services, under a clock of its own; nobody hears the live events of the past. */
function createTeller(platform: Pick<Platform, "db" | "sessions" | "mail" | "config">) {
  let time = 0;
  const clock = { now: () => time };
  const users = createUsers({ ...platform, clock });
  const consents = createConsents({ clock });
  const market = createMarketplace({ db: platform.db, clock, live: { record: () => undefined } });

  async function join(tx: Tx, person: DemoPerson, passwordHash: string): Promise<Person> {
    const { twoFactor, ...draft } = person;
    const account = await users.create(tx, { ...draft, passwordHash, emailVerifiedAt: new Date(time) });
    if (account === null) throw new Error(`Demo address ${person.email} is taken.`);
    if (twoFactor === true) await users.setTwoFactor(tx, account.id, true);
    await market.jobi.grantAtSignUp(tx, account.id);
    await consents.acceptTermsAtSignUp(tx, account);
    const joined = await findPerson(tx, account.id);
    if (joined === null) throw new Error(`Demo account ${person.email} is gone.`);
    return joined;
  }

  async function act(
    tx: Tx,
    cast: Cast,
    step: Step,
    mission: { id: string; owner: Person; standing: Map<number, string> },
  ): Promise<void> {
    if (step.type === "closed") {
      await market.missions.close(tx, mission.owner, mission.id, step.statut);
      return;
    }
    const jobbeur = cast.jobbeurs[step.jobbeur] as Person;
    if (step.type === "proposed") {
      const { proposalId } = await market.proposals.propose(tx, jobbeur, mission.id, step.terms);
      mission.standing.set(step.jobbeur, proposalId);
      return;
    }
    const isOwner = "by" in step ? step.by === "client" : step.type === "rejected";
    await market.proposals.move(tx, isOwner ? mission.owner : jobbeur, {
      missionId: mission.id,
      proposalId: mission.standing.get(step.jobbeur) ?? "",
      type: `proposal.${step.type}`,
      ...("terms" in step ? { terms: step.terms } : {}),
    });
  }

  return {
    market,
    users,
    /** Moves the teller's time. */
    at(instant: number): void {
      time = instant;
    },
    join,
    act,
  };
}

interface Happening {
  at: number;
  run: (tx: Tx) => Promise<void>;
}

function happeningsOf(tale: Tale, cast: Cast, teller: ReturnType<typeof createTeller>): Happening[] {
  const owner = cast.requesters[tale.owner] as Person;
  const mission = { id: "", owner, standing: new Map<number, string>() };
  return [
    {
      at: tale.postedAt,
      run: async (tx) => {
        mission.id = (await teller.market.missions.create(tx, owner, tale.input)).id;
      },
    },
    ...tale.steps.map((step) => ({
      at: step.at,
      run: (tx: Tx) => teller.act(tx, cast, step, mission),
    })),
  ];
}

/**
 * Fills an empty database: people, missions and negotiations of the last weeks. All or nothing, in one transaction;
 * answers false, and changes nothing, when somebody has an account already.
 */
export async function fillWithDemo(
  platform: Pick<Platform, "db" | "sessions" | "clock" | "mail" | "config">,
): Promise<boolean> {
  const now = platform.clock.now();
  const passwordHash = await hashPassword(demoPassword);
  return inTransaction(platform.db, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    const teller = createTeller(platform);
    teller.at(now - 41 * dayMs);
    const cast: Cast = { jobbeurs: [], requesters: [] };
    for (const person of demoStaff) await teller.join(tx, person, passwordHash);
    for (const person of demoJobbeurs) cast.jobbeurs.push(await teller.join(tx, person, passwordHash));
    for (const person of demoRequesters) cast.requesters.push(await teller.join(tx, person, passwordHash));

    const everybody = [...cast.jobbeurs, ...cast.requesters];
    const happenings = tellTales(now, {
      jobbeurs: cast.jobbeurs.length,
      requesters: cast.requesters.length,
    }).flatMap((tale) => happeningsOf(tale, cast, teller));
    for (let daysAgo = 40; daysAgo >= 0; daysAgo -= 1)
      happenings.push({
        at: now - daysAgo * dayMs,
        run: async (open) => {
          while ((await teller.market.missions.expire(open)) > 0);
        },
      });
    happenings.push({
      at: now - dayMs,
      run: async (open) => {
        for (const { id } of everybody) await teller.market.notifications.markAllRead(open, id);
      },
    });
    happenings.sort((a, b) => a.at - b.at);
    for (const { at, run } of happenings) {
      teller.at(at);
      await run(tx);
    }
    return true;
  });
}
