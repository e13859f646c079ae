import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const mailErrors = {
  MAIL_NOT_WAITING: () =>
    "Cet e-mail n’attend plus\u00a0: il est parti, part en ce moment, ou a été abandonné entre-temps.",
} satisfies Sentences;
