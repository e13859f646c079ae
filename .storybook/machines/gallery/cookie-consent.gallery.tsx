import { cookieConsentView, createCookieConsentMachine } from "@jobami/machines/consents/cookie-consent";
import { CookieBanner } from "@jobami/ui/patterns/CookieBanner";
import { CookiePreferences } from "@jobami/ui/patterns/CookiePreferences";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf(
  "consents/cookie-consent",
  createCookieConsentMachine({ now: Date.now }),
  (snapshot) => {
    const { shown, choices } = cookieConsentView(snapshot);
    if (shown === "nothing") return null;
    return shown === "banner" ? (
      <CookieBanner onAccept={nothing} onRefuse={nothing} onCustomise={nothing} onClose={nothing} />
    ) : (
      <CookiePreferences choices={choices} onChange={nothing} onSave={nothing} onCancel={nothing} />
    );
  },
);
