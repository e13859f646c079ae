export { criteriaOf } from "./copy.ts";
export { GiveReview } from "./GiveReview.tsx";
export { HistoryScreen } from "./HistoryScreen.tsx";
export { MissionReviews } from "./MissionReviews.tsx";
export { ReviewsScreen, readReviewsView } from "./ReviewsScreen.tsx";
