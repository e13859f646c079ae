import type { ProseBlock } from "../../../entities/prose/index.ts";
import type { ArticleSummary } from "./articles.server.ts";

/** Articles as lists name them. */
export const someArticles: readonly ArticleSummary[] = [
  {
    slug: "petits-boulots-et-loi",
    title: "Petits boulots\u00a0: ce que dit la loi",
    description: "Coup de main, micro-entreprise, emploi direct\u00a0: les règles à connaître.",
    published: "2026-11-16",
    updated: "2026-11-16",
    minutes: 4,
  },
  {
    slug: "fixer-son-prix",
    title: "Jobbeur\u00a0: comment fixer votre prix",
    description:
      "Heures vraiment passées, trajet, outils\u00a0: une méthode simple pour un prix que vous pourrez tenir.",
    published: "2026-10-05",
    updated: "2026-11-02",
    minutes: 4,
  },
  {
    slug: "decrire-une-mission",
    title: "Décrire une mission",
    description: "Ce qu’un jobbeur a besoin de lire pour vous faire un prix juste du premier coup.",
    published: "2026-09-14",
    updated: "2026-09-14",
    minutes: 3,
  },
];

/** A text with everything that texts are made of. */
export const someProse: readonly ProseBlock[] = [
  {
    kind: "paragraph",
    runs: [
      { text: "Dès qu’il y a une " },
      { text: "rémunération", isStrong: true },
      { text: ", la question se pose autrement. Voyez " },
      { text: "les conditions d’utilisation", to: "/conditions-utilisation" },
      { text: ", et " },
      { text: "surtout", isEmphasised: true },
      { text: " " },
      { text: "le site officiel", to: "https://www.impots.gouv.fr" },
      { text: "." },
    ],
  },
  { kind: "heading", level: 2, text: "L’entraide n’est pas un travail", id: "l-entraide" },
  { kind: "quote", runs: [{ text: "Un appel à son assureur, puis une réponse écrite." }] },
  { kind: "heading", level: 3, text: "À son compte", id: "a-son-compte" },
  {
    kind: "list",
    isOrdered: false,
    items: [[{ text: "Déclarer ce que l’on encaisse." }], [{ text: "Tenir un livre des recettes." }]],
  },
  { kind: "heading", level: 2, text: "En résumé", id: "en-resume" },
  { kind: "list", isOrdered: true, items: [[{ text: "Demander." }], [{ text: "Écrire." }]] },
];
