/** How many reviews of a person everybody reads at once, and the last page of them that can be asked for. */
export const reviewsAPage = 10;
export const lastReviewsPage = 100;
