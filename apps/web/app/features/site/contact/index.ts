export { ContactScreen } from "./ContactScreen.tsx";
export { copy as contactCopy } from "./copy.ts";
export type { ContactPosted } from "./use-contact-form.ts";
