import { defineModel } from "../../testing/model.ts";
import type { PhotoProblem } from "./photo.types.ts";
import type { PhotoView } from "./photo.view.ts";

export interface PhotoStory {
  status: PhotoView["status"];
  from: "device" | "own" | null;
  problem: PhotoProblem | null;
}

const isOpening = ({ status }: PhotoStory) => status === "opening";
const chosen = (from: "device" | "own") => () => ({ status: "opening", from, problem: null }) as const;
const fails = (problem: PhotoProblem) => ({
  when: isOpening,
  leads: () => ({ status: "failed", problem }) as const,
});

/** What the person and the browser do until a picture is there to be edited. */
export const photoModel = defineModel<PhotoStory>()({
  initial: { status: "choosing", from: null, problem: null },
  steps: {
    "chooses one of the device": { leads: chosen("device") },
    "chooses one of their own": { leads: chosen("own") },
    "it opens": { when: isOpening, leads: () => ({ status: "open" }) },
    "it is no picture": fails("unreadable"),
    "it is gone": fails("unreachable"),
    "it is too large": fails("tooLarge"),
    "the browser breaks": fails("unreadable"),
    "tries again": {
      leads: ({ status }) => (status === "failed" ? { status: "opening", problem: null } : {}),
    },
    "leaves it for another one": { leads: () => ({ status: "choosing", from: null, problem: null }) },
  },
});
