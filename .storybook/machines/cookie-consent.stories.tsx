import {
  type CookieConsentEvent,
  createCookieConsentMachine,
  noConsents,
} from "@jobami/machines/consents/cookie-consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Cookies", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/cookie-consent",
      create: createCookieConsentMachine,
      input: { consents: noConsents },
      events: [
        { type: "customise.requested" },
        { type: "choice.changed", category: "analytics", isAllowed: true },
        { type: "choices.saved" },
        { type: "customise.cancelled" },
        { type: "all.accepted" },
        { type: "all.refused" },
        { type: "banner.closed" },
        { type: "cookies.updated", consents: { ...noConsents, bannerDismissed: true } },
        { type: "cookies.reset" },
      ] satisfies CookieConsentEvent[],
    },
  },
};
