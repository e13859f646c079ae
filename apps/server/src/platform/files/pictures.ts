import { availableParallelism, constants } from "node:os";
import type { MadePicture, PictureAnswer, PictureOrder } from "./picture-order.ts";
import { createProcessLane, type Sender } from "./process-lane.ts";

/** Pictures decoded at once, and one of those that take long; the others wait, on disk (`pnpm soak uploads`, `hostile-pictures`). */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const script = new URL("./decoder.ts", import.meta.url);

const laneOf = (most: number, priority: number) =>
  createProcessLane<PictureOrder, PictureAnswer>({ script, most, priority });

/** Makes pictures anew, in processes apart; those that take long wait for each other and for no one else. */
export function createPictures() {
  const light = laneOf(atOnce, constants.priority.PRIORITY_BELOW_NORMAL);
  const heavy = laneOf(1, constants.priority.PRIORITY_LOW);

  return {
    /** The three widths of a picture, written to a folder. Throws FILE_UNREADABLE, FILE_TOO_MANY_PIXELS or FILE_ASPECT_REFUSED. */
    async remake(picture: Omit<PictureOrder, "step">, sender: Sender): Promise<MadePicture[]> {
      const judged = await light({ ...picture, step: "judge" }, sender);
      const lane = "isHeavy" in judged && judged.isHeavy ? heavy : light;
      const answer = await lane({ ...picture, step: "remake" }, sender);
      return "made" in answer ? answer.made : [];
    },
  };
}
