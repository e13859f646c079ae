export { ContactScreen } from "./ContactScreen.tsx";
export { words as contactWords } from "./copy.ts";
export type { ContactPosted } from "./use-contact-form.ts";
