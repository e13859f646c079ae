import { shortName } from "@jobami/api/http/display-text";
import { mostAsked, usualAskHours } from "@jobami/api/missions/contract";
import type { AskedFirst, AskedPerson } from "./mission-form.ts";

const noneYet: AskedFirst = { people: [], hours: usualAskHours, opensAfter: false };

/** A person of a profile or a list, as the form shows them. */
export function askedPerson(person: {
  id: string;
  prenom: string;
  initiale: string;
  photo: { small: string } | null;
}): AskedPerson {
  return { id: person.id, name: shortName(person), photo: person.photo?.small ?? null };
}

/** Adds people who are not asked yet, as many as there is room for. */
export function withAsked(asked: AskedFirst = noneYet, added: readonly AskedPerson[] = []): AskedFirst {
  const fresh = added.filter(({ id }) => !asked.people.some((one) => one.id === id));
  return { ...asked, people: [...asked.people, ...fresh].slice(0, mostAsked) };
}

/** Leaves a person out; nothing is left where they were the only one. */
export function withoutAsked(asked: AskedFirst, id: string): AskedFirst | undefined {
  const people = asked.people.filter((one) => one.id !== id);
  return people.length === 0 ? undefined : { ...asked, people };
}

/** A draft that is taken up again asks whom it asked, and whom the address asks. */
export function joinAsked(
  stored: AskedFirst | undefined,
  here: AskedFirst | undefined,
): AskedFirst | undefined {
  return stored === undefined || here === undefined ? (stored ?? here) : withAsked(stored, here.people);
}

/** Whether no one more can be asked. */
export const isFull = (asked: AskedFirst | undefined): boolean => (asked?.people.length ?? 0) >= mostAsked;
