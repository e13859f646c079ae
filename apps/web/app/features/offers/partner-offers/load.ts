/** What a person who is signed in does with an offer: visitors never need its script. */
export async function loadOfferActions() {
  return { default: (await import("./OfferActions.tsx")).OfferActions };
}
