import {
  type TermsVersionEvent,
  termsNoticeMs,
  termsVersionLifecycle,
} from "@jobami/machines/consents/terms-version";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = {
  title: "machines/Vie d’une version des conditions",
  component: MachineViewer,
} satisfies Meta<typeof MachineViewer>;
export default meta;

const published = {
  type: "version.published",
  noticeMs: termsNoticeMs,
  isNewer: true,
  isAnotherAnnounced: false,
} as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/terms-version",
      create: () => termsVersionLifecycle,
      events: [
        published,
        { ...published, noticeMs: termsNoticeMs - 1 },
        { ...published, isNewer: false },
        { ...published, isAnotherAnnounced: true },
        { type: "version.withdrawn" },
        { type: "date.reached" },
        { type: "version.replaced" },
      ] satisfies TermsVersionEvent[],
    },
  },
};
