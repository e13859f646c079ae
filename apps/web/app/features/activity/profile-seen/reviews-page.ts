import { lastReviewsPage } from "@jobami/api/reviews/pages";

const key = "avis";

/** The page of reviews that an address asks for; the first for anything else. */
export function reviewsPageOf(params: URLSearchParams): number {
  const asked = Number.parseInt(params.get(key) ?? "1", 10) || 1;
  return Math.min(lastReviewsPage, Math.max(1, asked));
}

/** The address of another page of reviews, with all else that this one states. */
export function reviewsPagePath(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.set(key, String(page));
  return `?${params}#profil-avis`;
}
