export { hasVerifiedBadge, type VerificationGrounds, verifiedBadgeReviews } from "./verified-badge.ts";
