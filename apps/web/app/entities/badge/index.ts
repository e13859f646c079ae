export { BadgeIcon } from "./BadgeIcon.tsx";
export { badgeNames } from "./badge-text.ts";
