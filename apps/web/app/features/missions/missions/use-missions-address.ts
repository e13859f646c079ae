import { missionsPath } from "../../../generated/paths.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { openedList } from "./opened-list.ts";

/** The list of missions as it was left in this tab: with its filters, on its page. */
export function useMissionsAddress(): string {
  const isHydrated = useIsHydrated();
  return (isHydrated ? openedList.read()?.path : undefined) ?? missionsPath;
}
