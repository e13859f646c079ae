import { createSuggestionMachine, type SuggestionEvent } from "@jobami/machines/ai/suggestion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Suggestion de l’IA", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "ai/suggestion",
      create: () => createSuggestionMachine<string, string>({ newIdempotencyKey: () => "clé" }),
      input: { action: "rédiger une description" },
      events: [
        { type: "suggestion.requested", ask: "armoire en kit" },
        { type: "suggestion.cancelled" },
        { type: "suggestion.accepted" },
        { type: "suggestion.dismissed" },
        { type: "retry.requested" },
      ] satisfies SuggestionEvent<string>[],
      calls: {
        openGate: {
          ouvert: { done: { isOpen: true } },
          "sans consentement": { done: { isOpen: false, because: "CONSENT_DECLINED" } },
          "sans crédit": { done: { isOpen: false, because: "CREDITS_MISSING" } },
        },
        suggest: { réponse: { done: "Une armoire à monter." }, "pas de réseau": noAnswer },
      },
    },
  },
};
