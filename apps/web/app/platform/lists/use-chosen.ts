import { startTransition, useOptimistic } from "react";

/**
 * What a list is narrowed by, as the address states it, and what changes that. A choice shows at once, though the address follows
 * later on a slow device; the next choice builds on it.
 */
export function useChosen<Search>(
  addressed: Search,
  go: (next: Search) => void | Promise<void>,
): [shown: Search, choose: (next: Search) => void] {
  const [shown, show] = useOptimistic(addressed);
  const choose = (next: Search) =>
    startTransition(async () => {
      show(next);
      await go(next);
    });
  return [shown, choose];
}
