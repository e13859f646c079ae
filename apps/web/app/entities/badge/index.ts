export { BadgeIcon } from "./BadgeIcon.tsx";
export { badgeProofs } from "./badge-proofs.ts";
export { badgeNames } from "./badge-text.ts";
