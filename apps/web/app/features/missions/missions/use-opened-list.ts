import type { Mission } from "@jobami/api/missions/contract";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { openedList } from "./opened-list.ts";
import { useStepKeys } from "./use-step-keys.ts";

/**
 * A list that one goes through: J and K lead from one mission to the next, its order is remembered for the mission's page, and who comes
 * back from there stands at the mission that they left.
 */
export function useOpenedList(
  list: RefObject<HTMLElement | null>,
  items: readonly Mission[],
  path: string,
): void {
  const isComingBack = useNavigationType() === "POP" && useLocation().key !== "default";
  const ids = items.map(({ id }) => id).join();
  const isPlaced = useRef(!isComingBack);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("li a[href]") ?? [])];

  useEffect(() => {
    if (ids === "") return;
    const known = openedList.read();
    const order = ids.split(",");
    openedList.remember({ path, ids: order, openedId: known?.openedId ?? null });
    if (isPlaced.current) return;
    isPlaced.current = true;
    const at = order.indexOf(known?.openedId ?? "");
    list.current?.querySelectorAll<HTMLElement>("li a[href]")[at]?.focus({ preventScroll: true });
  }, [ids, path, list]);

  useStepKeys(list, (by) => {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[at === -1 && by === -1 ? all.length - 1 : at + by]?.focus();
  });
}
