/** Something taken to be done, which is in the hands of one caller until it is over. */
export type Take<Item> = (underWay: ReadonlySet<Item>) => Promise<Item | null>;

/**
 * Does what is due, several at a time, until nothing is left: what takes long holds up nothing else. `take` answers the next, or null
 * where there is none, or no room beside what is under way. A second call while one runs makes it look again, and ends at once.
 */
export function sideBySide<Item extends object>(
  most: number,
  take: Take<Item>,
  perform: (item: Item) => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let look = () => {};

  async function run(): Promise<void> {
    const underWay = new Set<Item>();
    const failures: unknown[] = [];
    let isAsked = true;
    while (isAsked || underWay.size > 0) {
      isAsked = false;
      const changed = new Promise<void>((resolve) => {
        look = () => {
          isAsked = true;
          resolve();
        };
      });
      for (let item = await next(); item !== null; item = await next()) {
        const taken = item;
        underWay.add(taken);
        perform(taken)
          .catch((error: unknown) => failures.push(error))
          .finally(() => {
            underWay.delete(taken);
            look();
          });
      }
      if (underWay.size > 0) await changed;
    }
    if (failures.length > 0) throw failures[0];

    function next(): Promise<Item | null> {
      return underWay.size < most ? take(underWay) : Promise.resolve(null);
    }
  }

  return () => {
    if (running !== null) {
      look();
      return Promise.resolve();
    }
    running = run().finally(() => {
      running = null;
    });
    return running;
  };
}
