import {
  type AutosaveEvent,
  type AutosaveInput,
  createAutosaveMachine,
  type SavedDraft,
} from "@jobami/machines/forms/autosave";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Enregistrer en écrivant", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

type Letter = { text: string };
const saved: SavedDraft<Letter> = { draft: { text: "Bonjour" }, version: 3 };
const theirs: SavedDraft<Letter> = { draft: { text: "Bonjour, d’un autre onglet" }, version: 4 };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "forms/autosave",
      create: () =>
        createAutosaveMachine<Letter>({
          newIdempotencyKey: () => "clé",
          isWhole: ({ text }) => text !== "",
          readTheirs: ({ code }) => (code === "PROFILE_CHANGED" ? theirs : null),
        }),
      input: { saved, record: null } satisfies AutosaveInput<Letter>,
      events: [
        { type: "draft.changed", draft: { text: "Bonsoir" } },
        { type: "draft.changed", draft: { text: "" } },
        { type: "server.read", saved: theirs },
        { type: "undo.requested" },
        { type: "mine.stored" },
        { type: "theirs.taken" },
        { type: "retry.requested" },
        { type: "browser.cameOnline" },
        { type: "page.left" },
      ] satisfies AutosaveEvent<Letter>[],
      calls: {
        saveDraft: {
          enregistré: { done: { draft: { text: "Bonsoir" }, version: 4 } },
          "quelqu’un fut plus rapide": refusal("PROFILE_CHANGED", 409),
          refusé: refusal("VALIDATION_FAILED", 400),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
