import { dayInFrance } from "@jobami/api/missions/days";
import type { MissionInput } from "../domains/missions/missions.domain.ts";
import type { Terms } from "../domains/proposals/proposals.domain.ts";
import { missionIdeas } from "./content/ideas.ts";
import { firstMessages, jobbeurAnswers, ownerAnswers } from "./content/messages.ts";
import { reviewsOfClients, reviewsOfJobbeurs } from "./content/reviews.ts";
import { createDemoProfiles, placeOf } from "./profiles.ts";
import { type Chance, createChance } from "./random.ts";

/** How many missions the demo has, and how many of them are already past. */
export const missionCount = 150;
const pastCount = 55;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What happens to a mission; `jobbeur` is a place in the list of jobbeurs. */
export type Step =
  | { type: "proposed"; jobbeur: number; terms: Terms }
  | { type: "countered"; by: "client" | "jobbeur"; jobbeur: number; terms: Terms }
  | { type: "accepted"; by: "client" | "jobbeur"; jobbeur: number }
  | { type: "rejected" | "withdrawn"; jobbeur: number }
  | { type: "worked"; jobbeur: number; hours: number }
  | { type: "closed"; statut: "terminee" | "annulee" }
  | {
      type: "reviewed";
      by: "client" | "jobbeur";
      jobbeur: number;
      review: { notes: readonly number[]; texte: string };
    };

/** A mission from its posting on. */
export interface Scenario {
  owner: number;
  postedAt: number;
  input: MissionInput;
  /** In order; each at its instant, in ms. */
  steps: readonly (Step & { at: number })[];
}

type Ending = "open" | "chosen" | "terminee" | "annulee" | "expiree";

const pastEndings: readonly Ending[] = [
  "terminee",
  "chosen",
  "terminee",
  "expiree",
  "terminee",
  "annulee",
  "terminee",
];

/** Some are asked again and again, most now and then, some never yet: one of them, early ones likelier. */
function knownOne(able: readonly number[], chance: Chance): number[] {
  return able.slice(Math.floor(chance.next() ** 3.5 * able.length)).slice(0, 1);
}

function endingOf(index: number): Ending {
  if (index < pastCount) return pastEndings[index % pastEndings.length] ?? "terminee";
  return index % 9 === 0 ? "chosen" : "open";
}

/** Past ones were posted 40 to 15 days ago, the others in the last 13 days, the newest an hour ago. */
function postingTime(index: number, now: number, chance: Chance): number {
  const isPast = index < pastCount;
  const share = isPast ? index / pastCount : (index - pastCount) / (missionCount - 1 - pastCount);
  const [from, to] = isPast ? [40 * dayMs, 15 * dayMs] : [13 * dayMs, hourMs];
  return Math.round(now - from + share * (from - to) - chance.next() * 0.4 * hourMs);
}

function wantedDay(ending: Ending, postedAt: number, now: number, isUrgent: boolean, chance: Chance): string {
  if (ending === "terminee") return dayInFrance(postedAt + chance.between(3, 8) * dayMs);
  if (ending === "expiree") return dayInFrance(postedAt + chance.between(3, 7) * dayMs);
  return dayInFrance(now + chance.between(1, isUrgent ? 3 : 28) * dayMs);
}

type Pay = Pick<Terms, "amount" | "jobiAmount" | "paymentMethodType">;

function payFor(euros: number, index: number): Pay {
  if (index % 11 === 4)
    return { amount: Math.max(5, Math.round(euros / 4)), jobiAmount: 0, paymentMethodType: "jobis" };
  if (index % 11 === 8)
    return { amount: Math.max(5, Math.round(euros * 0.7)), jobiAmount: 5, paymentMethodType: "hybrid" };
  return { amount: euros, jobiAmount: 0, paymentMethodType: "euros" };
}

function scaled(pay: Pay, factor: number, message: string): Terms {
  const step = pay.amount >= 60 ? 5 : 1;
  return { ...pay, amount: Math.max(1, Math.round((pay.amount * factor) / step) * step), message };
}

function negotiation(pay: Pay, jobbeur: number, length: number, chance: Chance): Step[] {
  const steps: Step[] = [
    {
      type: "proposed",
      jobbeur,
      terms: scaled(pay, chance.pick([1, 1, 1.1, 1.15, 1.2]), chance.pick(firstMessages)),
    },
    {
      type: "countered",
      by: "client",
      jobbeur,
      terms: scaled(pay, chance.pick([0.9, 0.95, 1]), chance.pick(ownerAnswers)),
    },
    { type: "countered", by: "jobbeur", jobbeur, terms: scaled(pay, 1.05, chance.pick(jobbeurAnswers)) },
  ];
  return steps.slice(0, length);
}

/** Endings of a negotiation that is not chosen, in turn, so that every state is there. */
function bystander(pay: Pay, jobbeur: number, turn: number, chance: Chance): Step[] {
  switch (turn % 8) {
    case 1:
      return [...negotiation(pay, jobbeur, 1, chance), { type: "rejected", jobbeur }];
    case 3:
      return negotiation(pay, jobbeur, 2, chance);
    case 4:
      return [...negotiation(pay, jobbeur, 1, chance), { type: "withdrawn", jobbeur }];
    case 5:
      return negotiation(pay, jobbeur, 3, chance);
    case 7: {
      const first: Step[] = [...negotiation(pay, jobbeur, 2, chance), { type: "withdrawn", jobbeur }];
      return [...first, ...negotiation(pay, jobbeur, 1, chance)];
    }
    default:
      return negotiation(pay, jobbeur, 1, chance);
  }
}

function chosenOne(pay: Pay, jobbeur: number, turn: number, chance: Chance): Step[] {
  const length = (turn % 3) + 1;
  return [
    ...negotiation(pay, jobbeur, length, chance),
    { type: "accepted", by: length === 2 ? "jobbeur" : "client", jobbeur },
  ];
}

/** What both wrote of each other; of some missions the jobbeur wrote nothing. */
function reviewed(index: number, jobbeur: number): Step[] {
  const ofJobbeur = reviewsOfJobbeurs[index % reviewsOfJobbeurs.length];
  const ofClient = index % 4 === 3 ? undefined : reviewsOfClients[index % reviewsOfClients.length];
  return [
    ...(ofJobbeur === undefined
      ? []
      : [{ type: "reviewed" as const, by: "client" as const, jobbeur, review: ofJobbeur }]),
    ...(ofClient === undefined
      ? []
      : [{ type: "reviewed" as const, by: "jobbeur" as const, jobbeur, review: ofClient }]),
  ];
}

function stepsOf(
  index: number,
  ending: Ending,
  pay: Pay,
  jobbeurs: readonly number[],
  chance: Chance,
): Step[] {
  const isChosen = ending === "chosen" || ending === "terminee";
  const [first, ...others] = jobbeurs;
  const steps = others.flatMap((jobbeur, turn) => bystander(pay, jobbeur, index + turn, chance));
  if (first !== undefined)
    steps.push(
      ...(isChosen ? chosenOne(pay, first, index, chance) : bystander(pay, first, (index >> 1) + 7, chance)),
    );
  if (ending === "terminee" && first !== undefined)
    steps.push({ type: "worked", jobbeur: first, hours: 2 + (index % 3) });
  if (ending === "terminee" || ending === "annulee") steps.push({ type: "closed", statut: ending });
  if (ending === "terminee" && first !== undefined) steps.push(...reviewed(index, first));
  return steps;
}

/** Spreads steps between the posting and now, within two days in the past; a job done is closed after its day. */
function timed(
  steps: readonly Step[],
  postedAt: number,
  now: number,
  ending: Ending,
): (Step & { at: number })[] {
  const room = Math.min(now - postedAt, ending === "open" ? 6 * dayMs : 2 * dayMs) * 0.9;
  const before = steps.filter(({ type }) => type !== "reviewed").length;
  return steps.map((step, index) => {
    if (step.type === "worked") return { ...step, at: postedAt + 9 * dayMs - 3_600_000 };
    if (step.type === "closed" && step.statut === "terminee") return { ...step, at: postedAt + 9 * dayMs };
    if (step.type === "reviewed") return { ...step, at: postedAt + (step.by === "client" ? 10 : 11) * dayMs };
    return { ...step, at: Math.round(postedAt + (room * (index + 1)) / (before + 1)) };
  });
}

function jobbeurCount(index: number, ending: Ending, chance: Chance): number {
  if (ending === "chosen" || ending === "terminee") return chance.between(1, 3);
  return index % 4 === 2 ? 0 : chance.between(1, 4);
}

function createScenario(
  index: number,
  now: number,
  people: { able: (subcategory: string) => [shown: number[], others: number[]]; requesters: number },
  chance: Chance,
): Scenario {
  // 60 shares no factor with the ideas' count: walked in this step, neighbours in time are of different services.
  const idea = missionIdeas[(index * 60) % missionIdeas.length];
  if (idea === undefined) throw new Error("There are no ideas for missions.");
  const ending = endingOf(index);
  const postedAt = postingTime(index, now, chance);
  const isUrgent = index % 8 === 5;
  const pay = payFor(idea.euros, index);
  // Whoever proposes declares the service.
  const [shown, able] = people.able(idea.subcategory);
  // The jobbeur whom the sign-in page shows leaves some for later, and all of them near.
  const favourite = ending === "open" && index % 2 === 0 ? [] : shown;
  const known = ending === "terminee" ? knownOne(able, chance) : [];
  const count = jobbeurCount(index, ending, chance);
  // The requester whom the sign-in page shows has proposals to compare.
  const owner = index % 12 === 3 ? 0 : chance.between(1, people.requesters - 1);
  const others = chance.sample(able, owner === 0 && ending === "open" ? 4 : count);
  return {
    owner,
    postedAt,
    input: {
      category: idea.category as MissionInput["category"],
      subcategory: idea.subcategory as MissionInput["subcategory"],
      title: idea.title,
      description: idea.description,
      placeCode: shown.length > 0 ? placeOf(index * 5) : placeOf(index),
      date: wantedDay(ending, postedAt, now, isUrgent, chance),
      moment: idea.moment ?? "flexible",
      budgetType: idea.budgetType ?? "fixe",
      isUrgent,
      pictures: [],
      ...pay,
    },
    steps: timed(
      stepsOf(index, ending, pay, [...new Set([...favourite, ...known, ...others])], chance),
      postedAt,
      now,
      ending,
    ),
  };
}

/** All that happened before `now`, the same at every run. */
export function createScenarios(now: number, people: { jobbeurs: number; requesters: number }): Scenario[] {
  const chance = createChance(20_261_120);
  const profiles = createDemoProfiles(people.jobbeurs);
  /** Who offers a service: the first of all, whom the sign-in page shows, and the others. */
  const able = (subcategory: string): [number[], number[]] => {
    const places = profiles.flatMap(({ services }, place) =>
      services.some((service) => service.subcategory === subcategory) ? [place] : [],
    );
    return [places.filter((place) => place === 0), places.filter((place) => place !== 0)];
  };
  const cast = { able, requesters: people.requesters };
  return Array.from({ length: missionCount }, (_, index) => createScenario(index, now, cast, chance));
}
