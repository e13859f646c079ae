/** The selection once a row is ticked or unticked; with `from`, all rows between the two follow it. */
export function selectRows(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  from: string | null,
): ReadonlySet<string> {
  const isOn = !selected.has(key);
  const ends = [keys.indexOf(key), from === null ? -1 : keys.indexOf(from)].filter((index) => index >= 0);
  const between = keys.slice(Math.min(...ends), Math.max(...ends) + 1);
  const next = new Set(selected);
  for (const one of between)
    if (isOn) next.add(one);
    else next.delete(one);
  return next;
}

/** All rows, or none when all were selected; those of other pages stay. */
export function selectAll(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const isAll = keys.every((key) => selected.has(key));
  return isAll
    ? new Set([...selected].filter((key) => !keys.includes(key)))
    : new Set([...selected, ...keys]);
}
