import { createNewsletterMachine, type NewsletterEvent } from "@jobami/machines/flows/newsletter";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Newsletter", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      create: createNewsletterMachine,
      events: [
        { type: "email.typed", email: "lea.martin@exemple.fr" },
        { type: "form.submitted" },
      ] satisfies NewsletterEvent[],
      calls: {
        subscribe: {
          "adresse prise": { done: { success: true, message: "Merci pour votre inscription !" } },
          "trop de demandes": refusal("TOO_MANY_REQUESTS", 429),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
