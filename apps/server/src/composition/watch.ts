import type { Contributions } from "./contributions.ts";
import type { DomainContext } from "./define-domain.ts";

/** Shows what a person has just written to the domains that watch over it, in the transaction that keeps it. */
export type Watch = Contributions["onWritten"];

/** How far back the same text by the same person counts as repeated, in ms. */
export const repetitionMs = 24 * 3_600_000;

export const watchOf =
  ({ all }: Pick<DomainContext, "all">): Watch =>
  async (tx, written) => {
    for (const look of all("onWritten")) await look(tx, written);
  };
