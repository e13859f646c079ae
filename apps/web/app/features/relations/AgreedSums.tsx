import type { AgreedSums as Sums } from "@jobami/api/relations/contract";
import { Price } from "@jobami/ui/Price";

/** Euros and Jobi of several missions, each for itself; nothing where nothing was agreed. */
export function AgreedSums({ sums: { euros, jobis } }: { sums: Sums }) {
  if (euros === 0 && jobis === 0) return null;
  return euros === 0 ? <Price jobis={jobis} /> : <Price euros={euros} jobis={jobis} />;
}
