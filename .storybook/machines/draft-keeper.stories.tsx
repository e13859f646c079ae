import { createDraftKeeperMachine, type DraftKeeperEvent } from "@jobami/machines/forms/draft-keeper";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictureInstant } from "../visual.ts";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Brouillon", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

interface Form {
  title: string;
}
const stored = { draft: { title: "Tailler la haie" }, savedAt: pictureInstant - 3_600_000, schemaVersion: 1 };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "forms/draft-keeper",
      create: (dependencies) => createDraftKeeperMachine<Form>(dependencies),
      input: { blank: { title: "" }, schemaVersion: 1 },
      events: [
        { type: "draft.changed", draft: { title: "Monter une armoire" } },
        { type: "page.left" },
        { type: "offer.accepted" },
        { type: "offer.declined" },
        { type: "other.saved", stored },
        { type: "mine.stored" },
        { type: "theirs.taken" },
        { type: "save.retried" },
        { type: "draft.discarded" },
        { type: "discard.undone" },
        { type: "draft.published" },
      ] satisfies DraftKeeperEvent<Form>[],
      calls: {
        loadDraft: { "rien de gardé": { done: null }, "un brouillon": { done: stored }, illisible: noAnswer },
        saveDraft: { gardé: { done: undefined }, "plus de place": noAnswer },
        clearDraft: { effacé: { done: undefined } },
      },
    },
  },
};
