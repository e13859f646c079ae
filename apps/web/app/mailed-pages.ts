import type { PageEntry } from "./page-entry.ts";
import { publicPages } from "./pages.ts";

/** Pages of everybody that mails alone lead to: no other page loads them. */
export const mailedPages = {
  newsletterVerify: { path: "/newsletter/verify", label: "Inscription à la newsletter" },
  newsletterUnsubscribe: { path: "/newsletter/unsubscribe", label: "Désinscription de la newsletter" },
  digestEnd: { path: "/notifications/fin-du-resume", label: "Fin du résumé par e-mail" },
  emailChange: { path: "/account/email", label: "Changement d’adresse e-mail" },
} as const satisfies Record<string, PageEntry>;

/** Every page that is somebody's who is not signed in. */
export const everybodysPages = { ...publicPages, ...mailedPages } as const;
