import { defineModel } from "../../testing/model.ts";

/** How many of two equal parts of the euros, and of the Jobi, are paid. */
export interface PaymentStory {
  euros: number;
  jobis: number;
}

const parts = 2;
const stays = () => ({});

/** What the two sides, and another person, can do to a payment that was agreed in euros and Jobi. */
export const paymentModel = defineModel<PaymentStory>()({
  initial: { euros: 0, jobis: 0 },
  steps: {
    "the jobbeur receives a part in euros": {
      when: ({ euros }) => euros < parts,
      leads: ({ euros }) => ({ euros: euros + 1 }),
    },
    "the jobbeur receives more euros than are open": { leads: stays },
    "the jobbeur corrects a part in euros": {
      when: ({ euros }) => euros > 0,
      leads: ({ euros }) => ({ euros: euros - 1 }),
    },
    "the jobbeur corrects more euros than were paid": { leads: stays },
    "the client sends a part in Jobi": {
      when: ({ jobis }) => jobis < parts,
      leads: ({ jobis }) => ({ jobis: jobis + 1 }),
    },
    "the client sends more Jobi than are open": { leads: stays },
    "the client sends Jobi that they do not own": { when: ({ jobis }) => jobis < parts, leads: stays },
    "the jobbeur returns a part in Jobi": {
      when: ({ jobis }) => jobis > 0,
      leads: ({ jobis }) => ({ jobis: jobis - 1 }),
    },
    "the jobbeur returns more Jobi than were paid": { leads: stays },
    "the jobbeur returns Jobi that they have spent": { when: ({ jobis }) => jobis > 0, leads: stays },
    "the wrong side acts": { leads: stays },
    "an amount is none": { leads: stays },
  },
});
