import type { Platform } from "../platform/platform.ts";
import { showMissionPictures } from "./mission-pictures.ts";
import { hangPortraits } from "./portraits.ts";

/** What takes its time, once the demo is there already: faces, then pictures of missions. Ends early once it is aborted. */
export async function settleDemo(platform: Platform, signal: AbortSignal): Promise<void> {
  await hangPortraits(platform, signal);
  await showMissionPictures(platform, signal);
}
