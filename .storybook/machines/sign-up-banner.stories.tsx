import { createSignUpBannerMachine, type SignUpBannerEvent } from "@jobami/machines/auth/sign-up-banner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Invitation à s’inscrire", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/sign-up-banner",
      create: createSignUpBannerMachine,
      input: { isWelcome: true },
      events: [
        { type: "welcome.read", isWelcome: false },
        { type: "welcome.read", isWelcome: true },
        { type: "banner.closed" },
      ] satisfies SignUpBannerEvent[],
    },
  },
};
