const dayMs = 86_400_000;

/** A month that was paid, in cents. */
interface PaidMonth {
  paidCents: number;
  start: Date;
  end: Date;
}

/** Whole days of a month that were not used at an instant (ms since 1970): one that has begun counts as unused. */
export function unusedDays({ start, end }: Pick<PaidMonth, "start" | "end">, now: number) {
  const all = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  const used = Math.floor((now - start.getTime()) / dayMs);
  return { unused: Math.min(all, Math.max(0, all - used)), all };
}

/** What of a month is given back: its unused days, in whole cents in favour of who paid; all of it where nothing is owed for what was used. */
export function centsOfMonth(month: PaidMonth, now: number, isUseOwed: boolean): number {
  if (!isUseOwed) return month.paidCents;
  const { unused, all } = unusedDays(month, now);
  return Math.ceil((month.paidCents * unused) / all);
}

/** A pack of credits that was paid in cents or in Jobi. */
interface PaidPack {
  quantity: number;
  price: number;
}

/** Of the credits that are held, those that count as unused of a pack: what was given and bought besides is used first. */
export const unusedCredits = (quantity: number, held: number): number => Math.min(quantity, held);

/** What is given back of a pack paid by card, in whole cents in favour of who paid. */
export const centsOfPack = ({ quantity, price }: PaidPack, unused: number): number =>
  Math.ceil((price * unused) / quantity);

/**
 * What is given back of a pack paid in Jobi, which are whole: as many as the unused credits make, and the credits that these stand for.
 * What is less than a Jobi stays with its person as credits.
 */
export function jobiOfPack({ quantity, price }: PaidPack, unused: number): { jobi: number; credits: number } {
  const jobi = Math.floor((price * unused) / quantity);
  return { jobi, credits: Math.ceil((jobi * quantity) / price) };
}
