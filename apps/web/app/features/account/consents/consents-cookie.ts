import type { UserConsents } from "@jobami/machines/consents/cookie-consent";

const name = "user_consents";
/** One year, in seconds [COOK-13]. */
const lifeSeconds = 31_536_000;
const attributes = "path=/; SameSite=Strict";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function category(value: unknown): UserConsents["analytics"] {
  if (!isRecord(value) || typeof value.consent !== "boolean") return { consent: false, date: "" };
  return { consent: value.consent, date: typeof value.date === "string" ? value.date : "" };
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? "{}"));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The answer about cookies as this browser holds it; the defaults for none or a damaged one [COOK-11, COOK-12]. */
export function readConsents(cookies: string = document.cookie): UserConsents {
  const pair = cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  const value = parse(pair?.slice(name.length + 1));
  return {
    analytics: category(value.analytics),
    marketing: category(value.marketing),
    bannerDismissed: value.bannerDismissed === true,
  };
}

/** The cookie that keeps an answer for a year, as a script or a server writes it [COOK-13]. */
export function consentsCookie(consents: UserConsents, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(consents));
  return `${name}=${value}; max-age=${lifeSeconds}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

/** Keeps the answer for a year and informs the page, by the local event cookies-updated [COOK-13, COOK-18]. */
export function writeConsents(consents: UserConsents): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = consentsCookie(consents, globalThis.location.protocol === "https:");
  globalThis.dispatchEvent(new Event("cookies-updated"));
}

/** Forgets the answer and informs the page, by the local event cookies-reset: it is asked again [COOK-10, COOK-19]. */
export function resetConsents(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=; max-age=0; ${attributes}`;
  globalThis.dispatchEvent(new Event("cookies-reset"));
}

/** Hears the local events by which anybody changes the cookies of this page; the answer ends it [COOK-10, BAN-08]. */
export function hearConsents(heard: { updated: () => void; reset: () => void }): () => void {
  globalThis.addEventListener("cookies-updated", heard.updated);
  globalThis.addEventListener("cookies-reset", heard.reset);
  return () => {
    globalThis.removeEventListener("cookies-updated", heard.updated);
    globalThis.removeEventListener("cookies-reset", heard.reset);
  };
}
