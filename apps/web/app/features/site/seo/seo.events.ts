/** Event of the window by which the settings ask for the promotion. */
export const openPromotionEvent = "open-seo-promotion";
