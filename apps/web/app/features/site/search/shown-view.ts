import { displayText } from "@jobami/api/http/display-text";
import type { ShownPerson } from "@jobami/api/search/contract";
import { profilePath } from "../../../paths.ts";
import { serviceLabel } from "./search-filters.ts";

/** One of the best rated of a service, as text. */
export interface ShownView {
  path: string;
  person: { prenom: string; initiale: string; photo: string | null };
  /** What they do, and where. */
  about: string;
  rating: { value: number; count: number };
  review: { text: string; author: { prenom: string; initiale: string } };
}

/** What is drawn of a person who stands for a service. */
export function shownView({ person, subcategory, commune, rating, reviews, review }: ShownPerson): ShownView {
  const { prenom, initiale, photo, slug } = person;
  const { author } = review;
  return {
    path: profilePath(slug, "public"),
    person: { prenom, initiale, photo: photo?.small ?? null },
    about: [serviceLabel(subcategory), ...(commune === null ? [] : [commune.name])].join(" · "),
    rating: { value: rating, count: reviews },
    review: {
      text: displayText(review.texte),
      author: { prenom: author.prenom, initiale: author.initiale },
    },
  };
}
