import { type OfferEvent, offerLifecycle } from "@jobami/machines/offers/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une offre partenaire", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "offers/offer",
      create: () => offerLifecycle,
      events: [
        { type: "offer.edited", by: "owner", keepsPromise: true },
        { type: "offer.edited", by: "owner", keepsPromise: false },
        { type: "offer.published", by: "owner", time: "within" },
        { type: "offer.paused", by: "owner" },
        { type: "offer.ended", by: "owner" },
        { type: "code.taken", by: "stranger", time: "within", isLeft: true },
        { type: "code.validated", by: "owner", time: "within", isUsed: false },
        { type: "offerDays.ended" },
      ] satisfies OfferEvent[],
    },
  },
};
