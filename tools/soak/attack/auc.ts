/**
 * How well one number distinguishes two kinds of calls: the chance that a random one of the first took longer than a random one
 * of the second, ties counted half. 0.5: not at all; answered for whichever kind is slower, so never below that.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, own: 1 })), ...second.map((ms) => ({ ms, own: 0 }))];
  all.sort((a, b) => a.ms - b.ms);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.ms === all[from]?.ms) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let i = from; i < to; i += 1) ranks += rank * (all[i]?.own ?? 0);
    from = to;
  }
  const { length: n } = first;
  const share = (ranks - (n * (n + 1)) / 2) / (n * second.length);
  return Math.max(share, 1 - share);
}
