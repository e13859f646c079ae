/** A month that was paid, in cents. */
interface PaidMonth {
  paidCents: number;
  start: Date;
  end: Date;
}

/** What of a paid month is still to come at an instant (ms since 1970), in whole cents in favour of who paid [GDPR-07]. */
export function restOfMonth({ paidCents, start, end }: PaidMonth, now: number): number {
  const [from, to] = [start.getTime(), end.getTime()];
  if (to <= from) return 0;
  const left = Math.min(Math.max(to - now, 0), to - from);
  return Math.ceil((paidCents * left) / (to - from));
}
