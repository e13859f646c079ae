import type { DocumentFact, DocumentStatus, DocumentType } from "@jobami/api/billing/routes";
import { defineModel } from "../../testing/model.ts";

export interface DocumentStory {
  type: DocumentType | null;
  status: DocumentStatus;
  fact: DocumentFact | null;
  isGone: boolean;
}

const is =
  (type: DocumentType | null, ...statuses: DocumentStatus[]) =>
  (story: DocumentStory) =>
    story.type === type && story.fact === null && !story.isGone && statuses.includes(story.status);
const any =
  (...conditions: ((story: DocumentStory) => boolean)[]) =>
  (story: DocumentStory) =>
    conditions.some((holds) => holds(story));
const begins = (type: DocumentType) => ({ when: is(null, "brouillon"), leads: () => ({ type }) });
const stays = () => ({});
const to = (status: DocumentStatus) => () => ({ status });
const ended = (fact: DocumentFact) => () => ({ fact });
const isDraft = (story: DocumentStory) => story.type !== null && is(story.type, "brouillon")(story);
const isFact = (fact: DocumentFact) => (story: DocumentStory) => story.fact === fact;
const isOpenInvoice = is("facture", "émis", "payé");

/** What an issuer, whoever has the link, and time can do to a document; refused steps lead nowhere. */
export const documentModel = defineModel<DocumentStory>()({
  initial: { type: null, status: "brouillon", fact: null, isGone: false },
  steps: {
    "a quote is begun": begins("devis"),
    "an invoice is begun": begins("facture"),
    "a credit note is begun": begins("avoir"),
    "its issuer changes it": { when: isDraft, leads: stays },
    "its issuer deletes it": { when: isDraft, leads: () => ({ isGone: true }) },
    "its issuer issues it": { when: isDraft, leads: to("émis") },
    "its issuer issues it unfinished": { when: isDraft, leads: stays },
    "another person does what is its issuer's, to a draft": { when: isDraft, leads: stays },
    "its issuer sends it": {
      when: any(is("devis", "émis", "accepté"), isOpenInvoice, isFact("cancelled"), is("avoir", "émis")),
      leads: stays,
    },
    "another person sends it": {
      when: any(is("devis", "émis", "accepté"), isOpenInvoice, isFact("cancelled"), is("avoir", "émis")),
      leads: stays,
    },
    "its issuer changes what is issued": {
      when: (story) => story.type !== null && story.status !== "brouillon",
      leads: stays,
    },
    "its client accepts": { when: is("devis", "émis"), leads: to("accepté") },
    "its client refuses": { when: is("devis", "émis"), leads: ended("refused") },
    "its client answers on the day after": { when: is("devis", "émis"), leads: stays },
    "its client answers what time ended": { when: isFact("expired"), leads: stays },
    "its issuer answers in place of the client": {
      when: any(is("devis", "émis"), isFact("expired")),
      leads: stays,
    },
    "its client answers twice": { when: any(is("devis", "accepté"), isFact("refused")), leads: stays },
    "its validity ends": { when: is("devis", "émis"), leads: ended("expired") },
    "an invoice comes of it": { when: is("devis", "accepté"), leads: stays },
    "another person makes an invoice of it": { when: is("devis", "accepté"), leads: stays },
    "it is paid": { when: is("facture", "émis"), leads: to("payé") },
    "another person declares that it is paid": { when: is("facture", "émis"), leads: stays },
    "a credit note of it is begun": { when: isOpenInvoice, leads: stays },
    "another person corrects it": { when: isOpenInvoice, leads: stays },
    "a credit note takes a part of it": { when: isOpenInvoice, leads: stays },
    "a credit note takes all of it": { when: isOpenInvoice, leads: ended("cancelled") },
    "a credit note takes too much": { when: isOpenInvoice, leads: stays },
  },
});
