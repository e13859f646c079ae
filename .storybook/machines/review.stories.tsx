import { type ReviewEvent, reviewLifecycle } from "@jobami/machines/reviews/review";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Avis croisés", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "reviews/review",
      create: () => reviewLifecycle,
      events: [
        { type: "review.written", by: "client" },
        { type: "review.written", by: "jobbeur" },
        { type: "review.written", by: "stranger" },
        { type: "window.ended" },
      ] satisfies ReviewEvent[],
    },
  },
};
