export { criteriaOf } from "./copy.ts";
export { HistoryScreen } from "./HistoryScreen.tsx";
export { MissionReviews } from "./MissionReviews.tsx";
export { ReviewsScreen, readReviewsView } from "./ReviewsScreen.tsx";
