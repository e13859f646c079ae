import { defineModel } from "../../testing/model.ts";

export interface HistoryStory {
  /** Steps back and forth; few, so that the model ends. */
  back: number;
  forth: number;
  /** What is being written, until the hands rest. */
  writes: "name" | "phrase" | null;
}

const mostBack = 2;
const hasRoom = ({ back }: HistoryStory) => back < mostBack;
const writes =
  (part: "name" | "phrase") =>
  ({ back, forth, writes }: HistoryStory): Partial<HistoryStory> =>
    writes === part && forth === 0 ? {} : { back: back + 1, forth: 0, writes: part };

/** What a person does to a document, and what the server keeps of it. */
export const historyModel = defineModel<HistoryStory>()({
  initial: { back: 0, forth: 0, writes: null },
  steps: {
    "writes the name": { when: hasRoom, leads: writes("name") },
    "writes the phrase": { when: hasRoom, leads: writes("phrase") },
    "turns something round": {
      when: hasRoom,
      leads: ({ back }) => ({ back: back + 1, forth: 0, writes: null }),
    },
    "writes what stands there": { leads: () => ({}) },
    "rests for a second": { leads: () => ({ writes: null }) },
    undoes: {
      leads: ({ back, forth }) => (back === 0 ? {} : { back: back - 1, forth: forth + 1, writes: null }),
    },
    redoes: {
      leads: ({ back, forth }) => (forth === 0 ? {} : { back: back + 1, forth: forth - 1, writes: null }),
    },
    "the server keeps it otherwise": { leads: () => ({ writes: null }) },
  },
});
