import { createSubmissionMachine, type SubmissionEvent } from "@jobami/machines/submission";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Envoi d’un formulaire", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

interface Values {
  email: string;
}

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "submission",
      create: () =>
        createSubmissionMachine<Values, unknown, "EMAIL_MISSING" | "UNANSWERED" | "REFUSED">({
          newIdempotencyKey: () => "cle-1",
          outcomes: { unanswered: "UNANSWERED", otherwise: "REFUSED" },
          check: ({ email }) => (email === "" ? "EMAIL_MISSING" : null),
        }),
      events: [
        { type: "form.submitted", values: { email: "lea.martin@exemple.fr" } },
        { type: "form.submitted", values: { email: "" } },
        { type: "form.edited" },
      ] satisfies SubmissionEvent<Values>[],
      calls: {
        send: {
          accepté: { done: { message: "Merci pour votre inscription !" } },
          "trop de demandes": refusal("TOO_MANY_REQUESTS", 429),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
