import type { Platform } from "../platform/platform.ts";
import { showMissionPictures } from "./mission-pictures.ts";
import { arePapersSent, sendPapers } from "./papers.ts";
import { showWork } from "./portfolio.ts";
import { hangPortraits } from "./portraits.ts";

/**
 * What takes its time, once the demo is there already: faces, pictures of missions and of work, papers. Ends early once it is aborted, and
 * goes on there the next time; what was settled stays as people leave it.
 */
export async function settleDemo(platform: Platform, signal: AbortSignal): Promise<void> {
  if (await arePapersSent(platform)) return;
  await hangPortraits(platform, signal);
  await showMissionPictures(platform, signal);
  await showWork(platform, signal);
  await sendPapers(platform, signal);
}
