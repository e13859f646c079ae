import { createSeoPromotionMachine, type SeoPromotionEvent } from "@jobami/machines/seo/seo-promotion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Promotion du référencement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const stats = {
  seoIndexable: false,
  registrationDate: "2025-01-15T09:00:00.000Z",
  profileCompleteness: 75,
  missionsCompleted: 1,
};

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "seo/seo-promotion",
      create: createSeoPromotionMachine,
      input: { record: { lastPromptAt: null, shown: [] }, isFree: true },
      events: [
        { type: "standing.read", standing: { isJobbeur: true, hasAcceptedTerms: true, stats } },
        { type: "overlay.changed", isFree: false },
        { type: "overlay.changed", isFree: true },
        { type: "promotion.requested" },
        { type: "activation.requested" },
        { type: "promotion.closed" },
      ] satisfies SeoPromotionEvent[],
      calls: {
        noteShown: { noté: { done: { success: true } }, "pas de réseau": noAnswer },
        activate: {
          référencé: { done: { success: true } },
          refusé: { done: { success: false } },
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
