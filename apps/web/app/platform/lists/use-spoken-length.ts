import { announce } from "@jobami/ui/announce";
import { useEffect, useRef } from "react";

interface Length {
  status: "loading" | "ready" | "failed";
  totalCount: number | null;
  isCapped?: boolean;
}

/** How long a list is, for who hears it. */
export const lengthText = (count: number, isCapped: boolean) =>
  `${isCapped ? "Plus de " : ""}${count} résultat${count > 1 ? "s" : ""}`;

/** Announces how long a list is once it was narrowed otherwise, also where that is as long as before: its first answer is no news. */
export function useSpokenLength(
  filter: string,
  { status, totalCount, isCapped = false }: Length,
  isSpoken = true,
): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (status !== "ready" || totalCount === null) return;
    if (isSpoken && shown.current !== null && shown.current !== filter)
      announce(lengthText(totalCount, isCapped));
    shown.current = filter;
  }, [filter, status, totalCount, isCapped, isSpoken]);
}
