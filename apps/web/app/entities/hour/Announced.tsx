import type { Mission } from "@jobami/api/missions/contract";
import { useClock } from "../../platform/clock/index.ts";
import { whenText } from "../mission/index.ts";

/** The day of a mission and its part of the day, as everybody reads them. */
export function Announced({ mission }: { mission: Mission }) {
  return whenText(mission, useClock().now());
}
