import {
  createNewsletterLinkMachine,
  type NewsletterLinkEvent,
} from "@jobami/machines/flows/newsletter-link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Lien de newsletter", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      create: createNewsletterLinkMachine,
      input: { token: "jeton" },
      events: [{ type: "retry.requested" }] satisfies NewsletterLinkEvent[],
      calls: {
        followLink: {
          "lien suivi": { done: { message: "Votre abonnement est confirmé." } },
          "lien périmé": refusal("TOKEN_EXPIRED", 400),
          "lien inconnu": refusal("TOKEN_INVALID", 400),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
