import type { CategorySlug } from "@jobami/api/taxonomy";
import type { claims } from "../../../entities/claims/index.ts";

/** The promise, cut where the line is underlined and where it breaks. */
export const promise = { before: "Le ", underlined: "coup de main", after: "d’à côté." } as const;

export const hero = {
  lead: "Bricolage, jardin, ménage, cours, déménagement : trouvez quelqu’un de confiance près de chez vous, ou gagnez un revenu avec vos savoir-faire.",
  post: "Publier une mission",
  offer: "Proposer mes services",
  discover: "Voir comment ça marche",
} as const;

/** The exchange drawn beside the promise and in the discover section; an example, named as such. */
export const example = {
  label: "Exemple",
  title: "Monter une armoire et fixer deux étagères",
  agreed: "C’est conclu",
  agreedPrice: "65 € · samedi 9 h",
} as const;

export const discover = {
  overline: "Un accord clair",
  title: "Le prix se décide à deux, avant de commencer.",
  text: "Vous annoncez un budget, on vous répond par une offre. Chaque étape s’affiche des deux côtés, et rien n’est engagé sans votre oui.",
  points: [
    { title: "Des gens d’à côté", text: "La mission part aux jobbeurs de la commune." },
    { title: "En euros, en Jobi, ou les deux", text: "Le Jobi est notre monnaie d’entraide." },
    { title: "Réglé directement", text: "En espèces, par virement ou par chèque." },
  ],
  thread: [
    { from: "Léa", side: "own", text: "Mon budget", price: "60 €" },
    { from: "Karim", side: "other", text: "J’apporte les chevilles", price: "70 €" },
    { from: "Léa", side: "own", text: "Je vous propose", price: "65 €" },
    { from: "Karim", side: "other", text: "C’est d’accord", price: "65 €" },
  ],
} as const;

/** Four trades and the way in, right after the promise. */
export const highlights = {
  title: "Vos savoir-faire valent de l’argent.",
  signUpTitle: "Une minute pour s’inscrire",
  signUpText: "Dites ce que vous cherchez ou ce que vous savez faire. Vous réglerez le reste plus tard.",
  signUp: "S’inscrire",
} as const;

/** LAND-04, LAND-05: four cards in this order, the first with what a day brings. */
export const highlightCards = [
  {
    label: "Bricolage",
    text: "Étagères, tringles, petites poses",
    wish: { category: "bricolage" },
    claim: "handymanDay",
  },
  {
    label: "Rénovation",
    text: "Peinture, sols, enduits",
    wish: { category: "bricolage", subcategory: "peinture" },
  },
  {
    label: "Plomberie",
    text: "Fuites, robinets, joints",
    wish: { category: "petites-reparations", subcategory: "plomberie" },
  },
  {
    label: "Assemblage",
    text: "Meubles en kit, cuisines",
    wish: { category: "bricolage", subcategory: "montage-de-meubles" },
  },
] as const satisfies readonly {
  label: string;
  text: string;
  wish: { category: CategorySlug; subcategory?: string };
  claim?: keyof typeof claims;
}[];

/** Whom a benefit is for. */
export const benefitTags = { seeker: "Pour les demandeurs", jobbeur: "Pour les jobbeurs" } as const;

export const whyChoose = {
  title: "Pourquoi passer par nous",
  lead: "Ce que l’on y gagne, de chaque côté de la porte.",
} as const;

interface Benefit {
  for: keyof typeof benefitTags;
  /** Stated by the configuration of claims: switched off, the benefit goes with it. */
  claim?: keyof typeof claims;
  title?: string;
  text: string;
}

/** LAND-09, LAND-10: seven benefits, each for one side. */
export const benefits: readonly Benefit[] = [
  {
    for: "seeker",
    claim: "verifiedProfiles",
    text: "Chaque profil dit ce que la personne sait faire, où elle se déplace, et ce qui en a été vérifié.",
  },
  {
    for: "jobbeur",
    claim: "earnings",
    text: "Selon vos métiers et le temps que vous y passez. Vous choisissez vos missions, une par une.",
  },
  {
    for: "seeker",
    claim: "securePayments",
    text: "Le prix convenu est écrit des deux côtés. Vous réglez une fois le travail fait, sans laisser de carte.",
  },
  {
    for: "jobbeur",
    claim: "moreRequests",
    text: "Un profil rempli, avec ses services et ses prix, donne envie qu’on vous écrive.",
  },
  {
    for: "seeker",
    claim: "support",
    text: "L’aide en ligne répond à toute heure, l’équipe du lundi au vendredi, de 9 h à 18 h.",
  },
  {
    for: "jobbeur",
    claim: "freeSignUp",
    text: "Ni abonnement obligatoire ni commission : la somme entière est pour vous.",
  },
  {
    for: "seeker",
    title: "Personne ne décide à votre place",
    text: "Comparez les propositions, proposez un autre prix, changez d’avis tant que vous n’avez pas dit oui.",
  },
];

/** LAND-14: the last word before the questions. */
export const callToAction = {
  title: "Qu’est-ce qui attend depuis des mois, chez vous ?",
  text: "Une étagère, une haie, un dossier à remplir : quelqu’un d’à côté sait faire.",
  post: "Publier une mission",
  offer: "Devenir jobbeur",
} as const;

/** What a person does who needs a hand. */
export const asking = {
  title: "Besoin d’un coup de main\u202f?",
  lead: "En quelques minutes, sans rien vous engager.",
  list: [
    {
      title: "Décrivez votre mission",
      text: "Ce qu’il y a à faire, où, quand, pour quel budget.",
    },
    {
      title: "Comparez les propositions",
      text: "Vous acceptez, refusez ou proposez un autre prix.",
    },
    {
      title: "Mettez-vous d’accord",
      text: "Le prix est écrit des deux côtés. Vous réglez une fois le travail fait.",
    },
  ],
  action: "Publier une mission",
} as const;

/** LAND-15: three steps, in this order. */
export const steps = {
  title: "Comment ça marche",
  lead: "Pour gagner un revenu, trois étapes suffisent.",
  list: [
    {
      title: "Créez votre profil",
      text: "Votre nom, ce que vous savez faire\u00a0: une minute suffit.",
    },
    {
      title: "Recevez des demandes",
      text: "Les missions vous parviennent dès leur publication. Vous choisissez.",
    },
    {
      title: "Gagnez de l’argent",
      text: "Vous convenez du prix, on vous règle. La somme entière est pour vous.",
    },
  ],
  action: "Créer mon profil",
} as const;

export const services = {
  title: "Les services les plus demandés",
  lead: "D’une heure de perceuse au déménagement.",
  popular: "Populaire",
} as const;

/** People who do what is asked for most, with what was written of them. */
export const people = {
  title: "Ils rendent service près de chez eux",
  lead: "Leur note, et le dernier avis que l’on a écrit sur eux.",
  by: "Avis de",
} as const;

/** LAND-12: what partners offer now. */
export const offered = {
  title: "Les offres des partenaires",
  lead: "Une remise, une heure offerte, un premier service à prix doux.",
  none: "Les prochaines offres arrivent\u00a0: les jobbeurs les publient eux-mêmes.",
  all: "Voir toutes les offres",
} as const;

/** LAND-13: what the two plans cost and give. */
export const pricing = {
  title: "Tarifs",
  lead: "Ce que vous convenez est ce que l’autre reçoit.",
  free: {
    plan: "Gratuit",
    period: "sans limite de durée",
    includes: [
      "Publier des missions, autant qu’il en faut",
      "Proposer ses services et négocier",
      "Être prévenu en direct, à chaque étape",
    ],
    action: "S’inscrire gratuitement",
  },
  premium: {
    plan: "Premium",
    period: "par mois, sans engagement",
    everything: "Tout ce que donne l’offre gratuite",
    action: "Découvrir premium",
  },
  aside: {
    title: "Et le Jobi\u202f?",
    text: "Une monnaie d’entraide, comptée en unités entières. Proposez-en pour une mission, gagnez-en en rendant service, ajoutez-en à des euros.",
    example: "30 € + 4",
  },
} as const;
