import { randomUUID } from "node:crypto";
import type { AnswerOf, Endpoint, InputOf } from "@jobami/api/http/contract";
import type { ErrorBody } from "@jobami/api/http/error-codes";
import { jobiContract } from "@jobami/api/jobi/contract";
import { jobiGrant } from "@jobami/api/jobi/grants";
import { missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { progressContract } from "@jobami/api/progress/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";

/** A person who moves Jobi. */
export interface Walker {
  id: string;
  /** Makes one change under its key, however often it has to be sent, until it is answered. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
    options: { idempotencyKey: string },
  ): Promise<{ status: number; body: AnswerOf<E>; error: ErrorBody }>;
}

/** What was answered with yes: it must be in the ledger, once. */
export interface Walked {
  /** Titles of what people took off their own balance, and how much. */
  withdrawn: Map<string, number>;
  /** Cancelled missions, and who paid. */
  cancelled: Map<string, string>;
  /** Confirmed missions: who owed whom how many Jobi. */
  confirmed: Map<string, { from: string; to: string; amount: number }>;
  /** Reviews: mission and author. */
  reviewed: Set<string>;
  calls: number;
  /** How often each answer came. */
  answers: Map<string, number>;
  /** Answers that no lawful server gives. */
  unlawful: string[];
}

/** What a walker may be refused with. */
const lawful = new Set(["INSUFFICIENT_JOBI", "REVIEW_EXISTS"]);

interface WalkOptions {
  /** The first half requesters, the others jobbeurs. */
  people: readonly Walker[];
  /** Calls in all; an act that is begun is ended. */
  calls: number;
  /** Ends it before, once the acts that are begun are ended. */
  isOver?: () => boolean;
  atOnce: number;
  /** From 0 to 1. */
  random: () => number;
  /** Ms since 1970, of the server's clock. */
  now: () => number;
}

/** People who move Jobi in every way there is, many at once. */
export async function walkJobi({
  people,
  calls,
  isOver = () => false,
  atOnce,
  random,
  now,
}: WalkOptions): Promise<Walked> {
  const walked: Walked = {
    withdrawn: new Map(),
    cancelled: new Map(),
    confirmed: new Map(),
    reviewed: new Set(),
    calls: 0,
    answers: new Map(),
    unlawful: [],
  };
  const below = (n: number) => Math.floor(random() * n);
  const half = Math.floor(people.length / 2);
  const one = (of: readonly Walker[]) => {
    const chosen = of[below(of.length)];
    if (chosen === undefined) throw new Error("No one walks.");
    return chosen;
  };
  const requester = () => one(people.slice(0, half));
  const jobbeur = () => one(people.slice(half));
  let titles = 0;

  async function make<E extends Endpoint>(
    by: Walker,
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
  ) {
    walked.calls += 1;
    const { status, body, error } = await by.call(endpoint, input, { idempotencyKey: randomUUID() });
    const outcome = status < 300 ? String(status) : `${status} ${error.code}`;
    walked.answers.set(outcome, (walked.answers.get(outcome) ?? 0) + 1);
    if (status >= 300 && !lawful.has(error.code)) walked.unlawful.push(`${endpoint.route.path}: ${outcome}`);
    return status < 300 ? body : null;
  }

  const post = async (by: Walker, amount: number) => {
    const made = await make(by, missionsContract.create, {
      body: {
        category: "jardinage",
        subcategory: "tonte-de-pelouse",
        title: "Tondre la pelouse du jardin",
        description: "Terrain plat de 300 m², tondeuse sur place.",
        placeCode: "69123",
        date: dayInFrance(now()),
        amount,
        paymentMethodType: "jobis",
      },
    });
    return made?.data.id ?? null;
  };

  async function withdraw(by: Walker, amount: number): Promise<void> {
    titles += 1;
    const titre = `Coup de main ${titles}`;
    const body = { montant: amount, operation: "moins", titre };
    const taken = await make(by, jobiContract.move, { body });
    if (taken === null) return;
    walked.withdrawn.set(titre, amount);
    if (taken.montant < 0) walked.unlawful.push(`${titre}: ${taken.montant} left`);
  }

  async function look(by: Walker): Promise<void> {
    const seen = await make(by, jobiContract.balance, {});
    if (seen !== null && seen.montant < 0) walked.unlawful.push(`a balance of ${seen.montant}`);
  }

  async function cancel(by: Walker): Promise<void> {
    const id = await post(by, 1);
    if (id === null) return;
    const closed = await make(by, missionsContract.close, { params: { id }, body: { statut: "annulee" } });
    if (closed !== null) walked.cancelled.set(id, by.id);
  }

  async function work(by: Walker, to: Walker, amount: number, reviewers: readonly Walker[]): Promise<void> {
    const id = await post(by, amount);
    if (id === null) return;
    const terms = { amount, paymentMethodType: "jobis" };
    const offered = await make(to, proposalsContract.propose, { params: { id }, body: terms });
    if (offered === null) return;
    const { proposalId } = offered.data;
    await make(by, proposalsContract.accept, { params: { id, proposalId }, body: {} });
    await make(to, progressContract.step, { params: { id }, body: { step: "work.done" } });
    const ended = await make(by, progressContract.step, { params: { id }, body: { step: "work.confirmed" } });
    if (ended === null) return;
    walked.confirmed.set(id, { from: by.id, to: to.id, amount });
    for (const author of reviewers) {
      const outcome = await make(author, reviewsContract.write, {
        params: { id },
        body: { notes: [5, 4, 5, 4] },
      });
      if (outcome !== null) walked.reviewed.add(`${id} ${author.id}`);
    }
  }

  /** Every kind of act, before chance has emptied a balance. */
  const opening = Array.from({ length: 2 }, () => [
    () => withdraw(requester(), 1),
    () => cancel(requester()),
    () => {
      const [by, to] = [requester(), jobbeur()];
      return work(by, to, 1, [by, to]);
    },
  ]).flat();

  /** Draws all that an act needs as it begins: the acts are the same ones however their calls overlap. */
  function act(): Promise<void> {
    const first = opening.shift();
    if (first !== undefined) return first();
    const chance = random();
    if (chance < 0.1) return withdraw(random() < 0.5 ? requester() : jobbeur(), 1);
    if (chance < 0.3) return withdraw(requester(), 3 + below(40));
    if (chance < 0.5) return look(jobbeur());
    if (chance < 0.6) return cancel(requester());
    const [by, to] = [requester(), jobbeur()];
    return work(
      by,
      to,
      1 + below(6),
      [by, to].filter(() => random() >= 0.5),
    );
  }

  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (walked.calls < calls && !isOver()) await act();
    }),
  );
  return walked;
}

/** An entry of the ledger, as the database keeps it; `title`: what its person wrote of it. */
export type LedgerEntry = {
  userId: string | null;
  movementId: string;
  amount: number;
  reason: string;
  missionId: string | null;
  grantKey: string | null;
  title: string | null;
};

/** Reads the whole ledger as `LedgerEntry`. */
export const wholeLedger = `select e.user_id as "userId", e.movement_id as "movementId", e.amount, e.reason,
  e.mission_id as "missionId", e.grant_key as "grantKey", n.title
  from jobi_entries e left join jobi_notes n on n.entry_id = e.id`;

function summed<Key>(entries: readonly LedgerEntry[], keyOf: (entry: LedgerEntry) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.amount);
  return sums;
}

const worth = (terms: readonly string[]) => [...terms].sort().join("\n");

/** What of the ledger after a walk is not as it was answered; nothing where all of it is, and nothing else. */
export function faultsOf(
  entries: readonly LedgerEntry[],
  walked: Walked,
  people: readonly Walker[],
): string[] {
  const faults = [...walked.unlawful];
  const own = entries.filter(({ userId }) => userId !== null);
  const of = (reason: string) => own.filter((entry) => entry.reason === reason);
  const same = (what: string, expected: readonly string[], answered: readonly string[]) => {
    if (worth(expected) !== worth(answered))
      faults.push(`${what}: ${expected.length} in the ledger, ${answered.length} answered`);
  };
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  if (sum !== 0) faults.push(`all entries make ${sum}`);
  for (const [id, left] of summed(entries, ({ movementId }) => movementId))
    if (left !== 0) faults.push(`movement ${id} makes ${left}`);
  for (const [id, balance] of summed(own, ({ userId }) => userId))
    if (balance < 0) faults.push(`${id} has ${balance}`);
  same(
    "withdrawals",
    of("retrait").map(({ title, amount }) => `${title} ${-amount}`),
    [...walked.withdrawn].map(([title, amount]) => `${title} ${amount}`),
  );
  same(
    "cancellations",
    of("annulation_mission").map(({ missionId, userId, amount }) => `${missionId} ${userId} ${amount}`),
    [...walked.cancelled].map(([id, who]) => `${id} ${who} -1`),
  );
  // A balance that does not reach sends nothing: what moved must be what was owed, both ways, once.
  const paid = new Set(of("paiement_mission").map(({ missionId }) => missionId));
  same(
    "payments",
    of("paiement_mission").map(({ missionId, userId, amount }) => `${missionId} ${userId} ${amount}`),
    [...walked.confirmed].flatMap(([id, { from, to, amount }]) =>
      paid.has(id) ? [`${id} ${from} ${-amount}`, `${id} ${to} ${amount}`] : [],
    ),
  );
  const workers = new Set([...walked.confirmed.values()].flatMap(({ from, to }) => [from, to]));
  same(
    "first missions",
    of("premiere_mission").map(({ userId }) => `${userId}`),
    [...workers],
  );
  same(
    "accounts",
    of("inscription").map(({ userId }) => `${userId}`),
    people.map(({ id }) => id),
  );
  const { mostInAMonth = 0 } = jobiGrant("avis_ecrit");
  const written = [...walked.reviewed].map((one) => one.split(" ")[1] ?? "");
  same(
    "reviews",
    of("avis_ecrit").map(({ userId }) => `${userId}`),
    people.flatMap(({ id }) => written.filter((author) => author === id).slice(0, mostInAMonth)),
  );
  return faults;
}
