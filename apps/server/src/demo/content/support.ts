import type { TicketInput } from "@jobami/api/support/contract";
import type { TicketAct, TicketPriority } from "@jobami/api/support/routes";

export interface DemoTicket {
  by: { side: "jobbeurs" | "requesters"; place: number };
  hoursAgo: number;
  asked: Pick<TicketInput, "category" | "subject" | "words"> & Partial<Pick<TicketInput, "kind" | "page">>;
  /** How staff filed it, and whether an administrator took it. */
  filed?: { priority?: TicketPriority; tags: readonly (typeof demoTags)[number][]; takenBy?: "jobpadm" };
  steps: readonly { from: "staff" | "person"; act: TicketAct; words: string; hoursLater: number }[];
}

export const demoTags = ["Facturation", "Premier contact", "À suivre"] as const;

export const demoReplies = [
  {
    name: "Demande reçue",
    text: "Bonjour,\n\nMerci de votre message. Nous regardons cela et revenons vers vous sous un jour ouvré.\n\nL’équipe Jobami",
  },
  {
    name: "Pièce illisible",
    text: "Bonjour,\n\nLe document est trop flou pour être lu. Une photo prise à plat, à la lumière du jour, suffit le plus souvent.\n\nL’équipe Jobami",
  },
] as const;

/** What people ask in the demo: new, under way, answered and resolved. */
export const demoTickets: readonly DemoTicket[] = [
  {
    by: { side: "jobbeurs", place: 12 },
    hoursAgo: 190,
    asked: {
      category: "payment",
      subject: "Ma facture porte mon ancienne adresse",
      words:
        "Bonjour, j’ai déménagé en août et la facture que je viens d’émettre porte encore mon ancienne adresse. Comment la corriger\u202f?",
    },
    filed: { tags: ["Facturation"] },
    steps: [
      {
        from: "staff",
        act: "say",
        words:
          "Bonjour, une facture émise ne se modifie plus\u00a0: faites un avoir, corrigez votre adresse dans les paramètres de facturation, puis émettez-la de nouveau.",
        hoursLater: 3,
      },
      { from: "person", act: "say", words: "C’est fait, merci beaucoup\u202f!", hoursLater: 20 },
      { from: "staff", act: "resolve", words: "", hoursLater: 22 },
    ],
  },
  {
    by: { side: "requesters", place: 21 },
    hoursAgo: 52,
    asked: {
      category: "mission",
      subject: "Le jobbeur ne répond plus",
      words:
        "J’ai accepté une proposition mercredi pour un montage de meuble. Depuis, plus aucune réponse à mes messages. Puis-je choisir quelqu’un d’autre\u202f?",
    },
    filed: { priority: "high", tags: ["Premier contact", "À suivre"] },
    steps: [
      {
        from: "staff",
        act: "note",
        words: "Deuxième demande sur ce jobbeur ce mois-ci.",
        hoursLater: 4,
      },
      {
        from: "staff",
        act: "say",
        words:
          "Bonjour, nous lui écrivons aujourd’hui. Sans réponse de sa part demain, vous pourrez annuler cette mission depuis sa page et en publier une autre.",
        hoursLater: 5,
      },
    ],
  },
  {
    by: { side: "jobbeurs", place: 18 },
    hoursAgo: 30,
    asked: {
      kind: "bug",
      category: "technical",
      subject: "La photo de mon profil reste de travers",
      words:
        "Quand j’envoie une photo prise avec mon téléphone, elle apparaît couchée sur mon profil. Je l’ai pourtant tournée avant.",
      page: "/dashboard/profile",
    },
    filed: { tags: ["À suivre"] },
    steps: [
      {
        from: "staff",
        act: "say",
        words:
          "Bonjour, quel téléphone avez-vous\u202f? L’éditeur de photos permet en attendant de la redresser.",
        hoursLater: 2,
      },
      { from: "person", act: "say", words: "Un téléphone Android de 2021. Je vais essayer.", hoursLater: 6 },
    ],
  },
  {
    by: { side: "requesters", place: 34 },
    hoursAgo: 3,
    asked: {
      category: "account",
      subject: "Changer d’adresse e-mail",
      words:
        "Mon ancienne adresse va fermer à la fin du mois. Je voudrais garder mon compte avec une autre adresse.",
    },
    filed: { tags: ["Premier contact"], takenBy: "jobpadm" },
    steps: [],
  },
  {
    by: { side: "requesters", place: 28 },
    hoursAgo: 30,
    asked: {
      category: "privacy",
      subject: "Qui a vu mon adresse\u202f?",
      words:
        "J’ai donné mon adresse à une jobbeuse en octobre. Je voudrais savoir qui d’autre l’a eue, et qu’elle soit effacée chez vous.",
    },
    steps: [],
  },
  {
    by: { side: "requesters", place: 40 },
    hoursAgo: 1,
    asked: {
      category: "suggestion",
      subject: "Publier la même mission chaque mois",
      words:
        "Je fais tondre la pelouse tous les mois d’avril à octobre. Ce serait bien de ne l’écrire qu’une fois.",
    },
    steps: [],
  },
];
