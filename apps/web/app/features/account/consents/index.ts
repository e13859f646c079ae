export { ConsentSection } from "./ConsentSection.tsx";
export { CookieChoice } from "./CookieChoice.tsx";
export { consentEvents, consentFlags, hearWindow, openConsent, sendToWindow } from "./consents.ts";
export { hearConsents, readConsents, resetConsents, writeConsents } from "./consents-cookie.ts";
export { cookieCopy } from "./cookie-copy.ts";
export { loadConsentController } from "./signed-in.ts";
export { useConsentRequirement } from "./use-consent-requirement.ts";
