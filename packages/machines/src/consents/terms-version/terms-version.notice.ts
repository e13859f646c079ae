const dayMs = 86_400_000;

/** POL-14: how long before their date new terms are announced, in ms. */
export const termsNoticeMs = 15 * dayMs;
