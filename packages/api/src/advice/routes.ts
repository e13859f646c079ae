import type { Route } from "../http/route.ts";

export const adviceRoutes = {
  reads: { method: "GET", path: "/api/conseils/lus", access: "jobutil" },
  read: { method: "PUT", path: "/api/conseils/lus/:slug", access: "jobutil" },
  unread: { method: "DELETE", path: "/api/conseils/lus/:slug", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The articles of advice by their addresses, in the order in which they are read. */
export const adviceSlugs = [
  "un-profil-qui-inspire-confiance",
  "des-photos-qui-montrent-votre-travail",
  "repondre-vite-sans-y-passer-ses-soirees",
  "obtenir-de-bons-avis",
  "rester-en-securite-pendant-une-mission",
  "proposer-un-prix-qui-se-comprend",
  "devis-et-factures-sans-erreur",
  "declarer-ses-revenus-en-france",
] as const;
export type AdviceSlug = (typeof adviceSlugs)[number];
