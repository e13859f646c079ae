export { LegalLink } from "./LegalLink.tsx";
export { LegalReader } from "./LegalReader.tsx";
export { LegalScreen } from "./LegalScreen.tsx";
export { isLegalPage, legalPages } from "./legal-pages.ts";
