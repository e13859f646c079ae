import type { popularServices } from "@jobami/api/taxonomy/popular-services";
import type { ShownView } from "../search/index.ts";

/** What the public home shows of the data, as text: no script carries what makes them. */
export interface LandingView {
  services: readonly ServiceView[];
  /** Some of those that are open, the newest first; none where they could not be read. */
  offers: readonly OfferView[];
  /** One of each of the services that are asked for most, with what was written of them; none where they could not be read. */
  people: readonly ShownView[];
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

/** A service that is asked for most. */
export interface ServiceView {
  slug: (typeof popularServices)[number]["slug"];
  label: string;
  isPopular: boolean;
}
