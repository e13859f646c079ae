import type { Masked } from "./masked.ts";

/** A text of which others do not read the phone number. */
export const writtenText = "La référence est 06 12 34 56 78, à côté du portail.";

/** What is masked of it. */
export const maskedText: Masked = {
  id: "019c0000-0000-7000-8000-00000000ca11",
  hidden: [{ start: 17, length: 14, kind: "phone" }],
  contest: null,
};
