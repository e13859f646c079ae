import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { profilesRepository as repository } from "./profiles.repository.ts";
import { isOfBase, slugBase } from "./slug.ts";

/** Gives a person the name in the address of their profile that their names lead to: theirs, an earlier one of theirs, or the next that is free. */
export async function settleSlug(
  tx: Tx,
  clock: Clock,
  person: { id: string; prenom: string; nom: string },
): Promise<string> {
  const base = slugBase(person);
  const current = await repository.currentSlug(tx, person.id);
  if (current !== null && isOfBase(current, base)) return current;
  const alike = (await repository.lockSlugs(tx, base)).filter(({ slug }) => isOfBase(slug, base));
  const earlier = alike.find(({ userId }) => userId === person.id)?.slug;
  const slug = earlier ?? nextFree(base, new Set(alike.map((one) => one.slug)));
  await repository.setSlug(tx, person.id, slug, instant(clock));
  return slug;
}

function nextFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}
