import type { NotificationDraft } from "../../composition/contributions.ts";
import type { RefusalReason } from "../../platform/mail/refusals.tables.ts";

/** What people read when a call went through. */
export const copy = {
  asked: "Un lien vient de partir vers vos deux adresses.",
  askedOfNext: "Un lien vient de partir vers votre nouvelle adresse.",
  resumed: "Nous venons de vous écrire à cette adresse.",
  cancelled: "Votre adresse reste la même.",
  oneConfirmed: "C’est confirmé de ce côté.",
  changed: "Votre adresse e-mail a changé.",
  unchanged: "C’est déjà votre adresse.",
} as const;

const lines: Record<RefusalReason, Pick<NotificationDraft, "title" | "sentence">> = {
  bounce: {
    title: "Votre adresse ne reçoit plus nos e-mails",
    sentence:
      "Un e-mail nous est revenu\u00a0: cette adresse n’existe pas ou n’existe plus. Changez-la, ou confirmez-la, pour que nos e-mails reprennent.",
  },
  complaint: {
    title: "Nous ne vous écrivons plus",
    sentence:
      "Un de nos e-mails a été signalé comme indésirable depuis votre boîte. Seuls les codes et les liens que vous demandez partent encore\u202f; confirmez votre adresse pour recevoir le reste.",
  },
};

/** The line of an inbox about an address that mails came back from. */
export function refusedLine(why: RefusalReason): NotificationDraft {
  return {
    type: "account",
    link: "/dashboard/parametres#email-title",
    data: {},
    tone: "warning",
    ...lines[why],
  };
}
