import { dayInFrance } from "@jobami/api/missions/days";
import { addDays, instantInFrance, weekdayOf } from "@jobami/api/planning/time";
import type { MissionInput } from "../domains/missions/missions.domain.ts";
import type { Terms } from "../domains/proposals/proposals.domain.ts";
import { type FiledIdea, missionIdeas } from "./content/ideas.ts";
import { firstMessages, jobbeurAnswers, ownerAnswers } from "./content/messages.ts";
import { reviewsOfClients, reviewsOfJobbeurs } from "./content/reviews.ts";
import { createDemoProfiles, placeOf } from "./profiles.ts";
import { type Chance, createChance } from "./random.ts";

/** How many missions the demo has besides those of the jobbeur whom the sign-in page shows, and how many of them are already past. */
export const missionCount = 150;
const pastCount = 55;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How far back missions go, in ms. */
export const monthsMs = 165 * dayMs;

/** What happens to a mission; `jobbeur` is a place in the list of jobbeurs. */
export type Step =
  | { type: "proposed"; jobbeur: number; terms: Terms }
  | { type: "countered"; by: "client" | "jobbeur"; jobbeur: number; terms: Terms }
  | { type: "accepted"; by: "client" | "jobbeur"; jobbeur: number }
  | { type: "rejected" | "withdrawn"; jobbeur: number }
  /** The client asks something of the talks of the demo, by its turn there; the answer takes so many minutes. */
  | { type: "talked"; jobbeur: number; turn: number; minutes: number }
  /** The two sides agree on an hour; without an answer the client has still to. */
  | { type: "hour"; jobbeur: number; from: string; minutes: number; isAnswered: boolean }
  | { type: "worked"; jobbeur: number; hours: number }
  | { type: "confirmed" | "cancelled" }
  /** What is still due of the price is received. */
  | { type: "paid"; jobbeur: number }
  /** The client opens a dispute, and the jobbeur answers. */
  | { type: "disputed" | "answered"; jobbeur: number }
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

type Ending = "open" | "chosen" | "terminee" | "annulee" | "expiree" | "litige";

const pastEndings: readonly Ending[] = [
  "terminee",
  "chosen",
  "terminee",
  "expiree",
  "terminee",
  "annulee",
  "terminee",
];

/** Whether a mission is still open. */
export const isOpen = ({ input, steps }: Scenario, now: number): boolean =>
  input.date >= dayInFrance(now) && !steps.some(({ type }) => type === "accepted" || type === "cancelled");

/** Some are asked again and again, most now and then, some never yet: one of them, early ones likelier. */
function knownOne(able: readonly number[], chance: Chance): number[] {
  return able.slice(Math.floor(chance.next() ** 3.5 * able.length)).slice(0, 1);
}

/** Of the past ones, what staff has to settle. */
const disputed = 49;

function endingOf(index: number): Ending {
  if (index === disputed) return "litige";
  if (index < pastCount) return pastEndings[index % pastEndings.length] ?? "terminee";
  return index % 9 === 0 ? "chosen" : "open";
}

/** Past ones were posted in the months before, those under way in the last weeks, the others in the last 13 days, the newest an hour ago. */
function postingTime(index: number, ending: Ending, now: number, chance: Chance): number {
  if (ending === "litige") return now - 11 * dayMs;
  const isPast = index < pastCount;
  const share = isPast ? index / pastCount : (index - pastCount) / (missionCount - 1 - pastCount);
  const since = ending === "chosen" ? 24 * dayMs : monthsMs;
  const [from, to] = isPast ? [since, 15 * dayMs] : [13 * dayMs, hourMs];
  return Math.round(now - from + share * (from - to) - chance.next() * 0.4 * hourMs);
}

/** The day, or the Monday after it. */
const workday = (day: string): string => (weekdayOf(day) === "sunday" ? addDays(day, 1) : day);

function wantedDay(ending: Ending, postedAt: number, now: number, isUrgent: boolean, chance: Chance): string {
  if (isDone(ending)) return workday(dayInFrance(postedAt + chance.between(3, 7) * dayMs));
  if (ending === "expiree") return dayInFrance(postedAt + chance.between(3, 7) * dayMs);
  return workday(dayInFrance(now + chance.between(1, isUrgent ? 3 : 28) * dayMs));
}

/** Some of the open ones are wanted on no day of their own: soon where the last one is near. */
function timingFor(index: number, ending: Ending, day: string, now: number): MissionInput["timing"] {
  if (ending !== "open" || index % 4 !== 1) return "date";
  return day <= dayInFrance(now + 8 * dayMs) ? "asap" : "flexible";
}

const isDone = (ending: Ending): boolean => ending === "terminee" || ending === "litige";

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

/** The hour that both agree on, and whether that was too long ago for anybody to look it up. */
interface When {
  hour: AgreedHour | null;
  isLongAgo: boolean;
}

const isLongAgo = (postedAt: number, now: number): boolean => postedAt < now - 75 * dayMs;

/** From the hour that both agree on to what is written of each other. */
function agreedSteps(
  index: number,
  ending: Ending,
  jobbeur: number,
  { hour, isLongAgo }: When,
): readonly Step[] {
  const hours: Step[] =
    hour === null ? [] : [{ type: "hour", jobbeur, ...hour, isAnswered: isDone(ending) || index % 3 !== 1 }];
  if (!isDone(ending)) return hours;
  const talk: Step = { type: "talked", jobbeur, turn: index, minutes: 8 + ((index * 37) % 150) };
  const worked: Step = { type: "worked", jobbeur, hours: (hour?.minutes ?? 120) / 60 };
  const before = isLongAgo ? [] : [talk, ...hours];
  if (ending === "litige")
    return [...before, worked, { type: "disputed", jobbeur }, { type: "answered", jobbeur }];
  const paid: Step[] = index % 9 === 7 ? [] : [{ type: "paid", jobbeur }];
  return [...before, worked, { type: "confirmed" }, ...paid, ...reviewed(index, jobbeur)];
}

function stepsOf(
  index: number,
  ending: Ending,
  pay: Pay,
  jobbeurs: readonly number[],
  when: When,
  chance: Chance,
): Step[] {
  const isChosen = ending === "chosen" || isDone(ending);
  const [first, ...others] = jobbeurs;
  const steps = others.flatMap((jobbeur, turn) => bystander(pay, jobbeur, index + turn, chance));
  if (first !== undefined)
    steps.push(
      ...(isChosen ? chosenOne(pay, first, index, chance) : bystander(pay, first, (index >> 1) + 7, chance)),
    );
  if (isChosen && first !== undefined) steps.push(...agreedSteps(index, ending, first, when));
  if (ending === "annulee") steps.push({ type: "cancelled" });
  return steps;
}

/** When the steps that follow work are taken, in ms after it. */
const afterWork = {
  worked: 0,
  confirmed: 2 * hourMs,
  disputed: 5 * hourMs,
  answered: 9 * hourMs,
  paid: 20 * hourMs,
  reviewed: 26 * hourMs,
};

const follows = (step: Step): step is Step & { type: keyof typeof afterWork } => step.type in afterWork;

/** Spreads steps between the posting and now, within two days in the past; work ends at the hour that was agreed on, and what follows comes after it. */
function timed(
  steps: readonly Step[],
  { postedAt, now, ending, day }: { postedAt: number; now: number; ending: Ending; day: string },
): (Step & { at: number })[] {
  const room = Math.min(now - postedAt, ending === "open" ? 6 * dayMs : 2 * dayMs) * 0.9;
  const before = steps.filter((step) => !follows(step)).length;
  const hour = steps.find((step) => step.type === "hour");
  const start = instantInFrance(day, hour?.from ?? "10:00") ?? now;
  const end = start + (hour?.minutes ?? 120) * 60_000;
  return steps.map((step, index) => {
    if (!follows(step)) return { ...step, at: Math.round(postedAt + (room * (index + 1)) / (before + 1)) };
    const isSecond = step.type === "reviewed" && step.by === "jobbeur";
    return { ...step, at: end + afterWork[step.type] + (isSecond ? 9 * hourMs : 0) };
  });
}

/** An hour as two people agree on it: within the morning, or the afternoon. */
interface AgreedHour {
  from: string;
  minutes: number;
}

/** Hands out the mornings and afternoons of people, each once. */
function createHours() {
  const taken = new Set<string>();
  return (jobbeur: number, day: string, minutes: number): AgreedHour | null => {
    for (const from of ["09:00", "14:00"]) {
      const key = `${jobbeur} ${day} ${from}`;
      if (taken.has(key)) continue;
      taken.add(key);
      return { from, minutes };
    }
    return null;
  };
}

function jobbeurCount(index: number, ending: Ending, chance: Chance): number {
  if (ending === "chosen" || isDone(ending)) return chance.between(1, 3);
  return index % 4 === 2 ? 0 : chance.between(1, 4);
}

/** What a requester typed. */
const inputOf = (
  idea: FiledIdea,
  rest: Pay & Pick<MissionInput, "placeCode" | "date" | "timing" | "isUrgent">,
): MissionInput => ({
  category: idea.category as MissionInput["category"],
  subcategory: idea.subcategory as MissionInput["subcategory"],
  title: idea.title,
  description: idea.description,
  moment: idea.moment ?? "flexible",
  budgetType: idea.budgetType ?? "fixe",
  pictures: [],
  ...rest,
});

function createScenario(
  index: number,
  now: number,
  people: {
    able: (subcategory: string) => [shown: number[], others: number[]];
    /** What the jobbeur whom the sign-in page shows offers. */
    shownIdeas: readonly FiledIdea[];
    requesters: number;
    hours: ReturnType<typeof createHours>;
  },
  chance: Chance,
): Scenario {
  const ending = endingOf(index);
  // 60 shares no factor with the ideas' count: walked in this step, neighbours in time are of different services.
  // Whom the sign-in page shows has work ahead, whatever the count of ideas makes of their turns.
  const isAhead = ending === "chosen" && index % 36 === 27;
  const idea = isAhead
    ? people.shownIdeas[index % people.shownIdeas.length]
    : missionIdeas[(index * 60) % missionIdeas.length];
  if (idea === undefined) throw new Error("There are no ideas for missions.");
  const postedAt = postingTime(index, ending, now, chance);
  const isUrgent = index % 8 === 5;
  const pay = payFor(idea.euros, index);
  // Whoever proposes declares the service.
  const [shown, able] = people.able(idea.subcategory);
  // The jobbeur whom the sign-in page shows leaves some for later, and all of them near.
  const isHis = ending === "open" ? index % 3 === 2 : index % 2 === 1;
  const favourite = isHis ? shown : [];
  const known = isDone(ending) ? knownOne(able, chance) : [];
  const count = jobbeurCount(index, ending, chance);
  // The requester whom the sign-in page shows has proposals to compare.
  const owner = index % 12 === 3 ? 0 : chance.between(1, people.requesters - 1);
  const others = chance.sample(able, owner === 0 && ending === "open" ? 4 : count);
  const jobbeurs = [...new Set([...favourite, ...known, ...others])];
  const day = wantedDay(ending, postedAt, now, isUrgent, chance);
  const [first] = jobbeurs;
  const hour = first === undefined ? null : people.hours(first, day, (2 + (index % 3)) * 60);
  const when = { hour, isLongAgo: isLongAgo(postedAt, now) };
  return {
    owner,
    postedAt,
    input: inputOf(idea, {
      placeCode: placeOf(index),
      date: day,
      timing: timingFor(index, ending, day, now),
      isUrgent,
      ...pay,
    }),
    steps: timed(stepsOf(index, ending, pay, jobbeurs, when, chance), { postedAt, now, ending, day }),
  };
}

/** What the jobbeur whom the sign-in page shows did through the months: of each of his services, for others and for the requester shown there. */
function monthsOf(
  ideas: readonly FiledIdea[],
  people: { requesters: number; hours: ReturnType<typeof createHours> },
  now: number,
  chance: Chance,
): Scenario[] {
  return ideas.map((idea, turn): Scenario => {
    const ending = "terminee";
    // Of the last one, done some days ago, both have still to state how it was.
    const isLast = turn === ideas.length - 1;
    const spread = (turn * (monthsMs - 13 * dayMs)) / (ideas.length - 1);
    const postedAt = isLast ? now - 9 * dayMs : now - monthsMs + Math.round(spread);
    const day = wantedDay(ending, postedAt, now, false, chance);
    const pay = payFor(idea.euros, 0);
    const hour = people.hours(0, day, (2 + (turn % 3)) * 60);
    const steps = [
      ...chosenOne(pay, 0, turn, chance),
      ...agreedSteps(turn, ending, 0, { hour, isLongAgo: isLongAgo(postedAt, now) }),
    ].filter(({ type }) => !isLast || type !== "reviewed");
    const owner = turn % 4 === 1 || isLast ? 0 : chance.between(1, people.requesters - 1);
    return {
      owner,
      postedAt,
      input: inputOf(idea, { placeCode: placeOf(turn), date: day, timing: "date", isUrgent: false, ...pay }),
      steps: timed(steps, { postedAt, now, ending, day }),
    };
  });
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
  const shown = new Set<string>(profiles[0]?.services.map(({ subcategory }) => subcategory));
  const shownIdeas = missionIdeas.filter(({ subcategory }) => shown.has(subcategory));
  const cast = { able, shownIdeas, requesters: people.requesters, hours: createHours() };
  return [
    ...monthsOf(shownIdeas, cast, now, chance),
    ...Array.from({ length: missionCount }, (_, index) => createScenario(index, now, cast, chance)),
  ];
}
