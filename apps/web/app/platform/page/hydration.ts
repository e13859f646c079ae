import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server's page is taken over, true afterwards: what only this device knows is shown from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
