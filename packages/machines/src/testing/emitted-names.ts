/** What every machine may ask of the page, named by a verb: boundary/emitted.ts. */
const effects: readonly string[] = ["notice", "navigate", "remember"];
const pastFact = /^[a-z]+(-[a-z]+)*\.[a-z][a-zA-Z-]*$/;

/** What a machine reports to the outside is a past fact in dots (`mission.published`), or one of the three effects; throws otherwise. */
export function assertEmittedNames(emitted: readonly { type: string }[]): void {
  for (const { type } of emitted)
    if (!effects.includes(type) && !pastFact.test(type))
      throw new Error(`Said to the outside as « ${type} », which is no past fact in dots`);
}
