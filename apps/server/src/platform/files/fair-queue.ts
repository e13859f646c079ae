/** Lets so many run at once; of those who wait, each person has a turn before anybody has a second one. */
export function createFairQueue(most: number) {
  let running = 0;
  const waiting = new Map<string, (() => void)[]>();

  function takeNext(): (() => void) | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [person, [next, ...others]] = first;
    // Whoever had a turn goes behind all others.
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    return next;
  }

  return async <T>(person: string, work: () => Promise<T>): Promise<T> => {
    if (running >= most)
      await new Promise<void>((resolve) => waiting.set(person, [...(waiting.get(person) ?? []), resolve]));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
