import { cookieConsentView, createCookieConsentMachine } from "@jobami/machines/flows/cookie-consent";
import { CookieBanner } from "@jobami/ui/patterns/CookieBanner";
import { CookiePreferences } from "@jobami/ui/patterns/CookiePreferences";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("cookie-consent", createCookieConsentMachine({ now: Date.now }), (snapshot) => {
  const { shown, choices } = cookieConsentView(snapshot);
  if (shown === "nothing") return null;
  return shown === "banner" ? (
    <CookieBanner onAccept={nothing} onRefuse={nothing} onCustomise={nothing} onClose={nothing} />
  ) : (
    <CookiePreferences choices={choices} onChange={nothing} onSave={nothing} onCancel={nothing} />
  );
});
