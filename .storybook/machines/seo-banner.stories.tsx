import { createSeoBannerMachine, type SeoBannerEvent } from "@jobami/machines/seo/seo-banner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Bandeau du référencement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const stats = {
  seoIndexable: false,
  registrationDate: "2025-01-15T09:00:00.000Z",
  profileCompleteness: 75,
  missionsCompleted: 0,
};

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "seo/seo-banner",
      create: createSeoBannerMachine,
      input: { record: { dismissedUntil: null }, isFree: true },
      events: [
        { type: "standing.read", standing: { isJobbeur: true, hasAcceptedTerms: true, stats } },
        { type: "standing.read", standing: null },
        { type: "overlay.changed", isFree: false },
        { type: "overlay.changed", isFree: true },
        { type: "banner.dismissed" },
      ] satisfies SeoBannerEvent[],
    },
  },
};
