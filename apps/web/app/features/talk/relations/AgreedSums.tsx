import type { AgreedSums as Sums } from "@jobami/api/relations/contract";
import { Price, type PriceProps } from "@jobami/ui/Price";

interface AgreedSumsProps {
  sums: Sums;
  size?: PriceProps["size"];
}

/** Euros and Jobi of several missions, each for itself; nothing where nothing was agreed. */
export function AgreedSums({ sums: { euros, jobis }, size }: AgreedSumsProps) {
  if (euros === 0 && jobis === 0) return null;
  return euros === 0 ? (
    <Price jobis={jobis} size={size} />
  ) : (
    <Price euros={euros} jobis={jobis} size={size} />
  );
}
