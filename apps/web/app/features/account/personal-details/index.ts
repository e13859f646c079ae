export { EmailCard } from "./EmailCard.tsx";
export { EmailChangeLinkPage } from "./EmailChangeLinkPage.tsx";
export type { EmailChangeLinkView } from "./email-change-link.ts";
export { NamesCard } from "./NamesCard.tsx";
