import { type AdviceSlug, adviceSlugs } from "@jobami/api/advice/routes";
import type { AdviceArticle, AdviceSummary, AdviceTheme } from "./advice-view.ts";

const entries: Record<AdviceSlug, readonly [theme: AdviceTheme, title: string]> = {
  "un-profil-qui-inspire-confiance": ["profil", "Un profil qui inspire confiance"],
  "des-photos-qui-montrent-votre-travail": ["profil", "Des photos qui montrent votre travail"],
  "repondre-vite-sans-y-passer-ses-soirees": ["relation", "Répondre vite sans y passer ses soirées"],
  "obtenir-de-bons-avis": ["relation", "Obtenir de bons avis, et répondre aux autres"],
  "rester-en-securite-pendant-une-mission": ["relation", "Rester en sécurité pendant une mission"],
  "proposer-un-prix-qui-se-comprend": ["argent", "Proposer un prix qui se comprend"],
  "devis-et-factures-sans-erreur": ["argent", "Devis et factures sans erreur"],
  "declarer-ses-revenus-en-france": ["argent", "Déclarer ses revenus en France"],
};

/** Articles as lists name them. */
export const someAdvice: readonly AdviceSummary[] = adviceSlugs.map((slug) => ({
  slug,
  title: entries[slug][1],
  description: "Ce qu’un demandeur lit en trente secondes avant de vous écrire, et comment le lui dire.",
  theme: entries[slug][0],
  minutes: 2,
}));

/** One of them with a text. */
export const oneAdvice: AdviceArticle = {
  ...(someAdvice[1] as AdviceSummary),
  place: "profile",
  blocks: [
    { kind: "heading", level: 2, id: "votre-portrait", text: "Votre portrait d’abord" },
    {
      kind: "paragraph",
      runs: [{ text: "Choisissez une photo où l’on voit votre visage, de face, à la lumière du jour." }],
    },
  ],
};
