/** What the public home shows of the data, as text: no script carries what makes them. */
export interface LandingView {
  /** Some of those that are open, the newest first; none where they could not be read. */
  offers: readonly OfferView[];
  plans: { gratuit: PlanView; premium: PlanView };
}

/** An offer, and where it stands. */
export interface OfferView {
  id: string;
  path: string;
  advantage: string;
  title: string;
  about: string;
  days: string;
}

/** A plan: what it costs a month, and what it gives that the other one does not. */
export interface PlanView {
  price: string;
  gives: readonly string[];
}
