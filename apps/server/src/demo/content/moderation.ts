/** A place in the list of jobbeurs, or of requesters. */
interface Who {
  side: "jobbeurs" | "requesters";
  place: number;
}

/** What is reported: a comment under an open mission, such a mission, or a profile; missions by their place among the open ones. */
type Reported =
  | { kind: "comment"; by: Who; mission: number; text: string }
  | { kind: "mission"; mission: number }
  | { kind: "profile"; of: Who };

interface DemoReport {
  hoursAgo: number;
  about: Reported;
  by: readonly { who: Who; reason: string }[];
  /** What staff decided, in hours after it was reported, and what its author answered to that. */
  decision?: {
    by: "jobmodo" | "jobpadm";
    hoursLater: number;
    decision: "keep" | "remove";
    reasons: string;
    appeal?: { hoursLater: number; text: string };
  };
}

const jobbeur = (place: number): Who => ({ side: "jobbeurs", place });
const requester = (place: number): Who => ({ side: "requesters", place });

/** What people report in the demo: three that wait, two with an appeal, and one that was upheld. */
export const demoReports: readonly DemoReport[] = [
  {
    hoursAgo: 210,
    about: {
      kind: "comment",
      by: jobbeur(24),
      mission: 3,
      text: "Le prix est vraiment bas pour une demi-journée de travail.",
    },
    by: [{ who: requester(31), reason: "Il critique mon prix devant tout le monde." }],
    decision: {
      by: "jobmodo",
      hoursLater: 20,
      decision: "keep",
      reasons: "Le commentaire porte sur le prix, sans insulte ni attaque personnelle.",
    },
  },
  {
    hoursAgo: 96,
    about: {
      kind: "comment",
      by: jobbeur(22),
      mission: 5,
      text: "Encore une annonce de radin. Faites-le vous-même, incapable.",
    },
    by: [{ who: jobbeur(27), reason: "Insulte la personne qui a publié la mission." }],
    decision: {
      by: "jobmodo",
      hoursLater: 5,
      decision: "remove",
      reasons: "Ce commentaire insulte la personne qui a publié la mission.",
      appeal: {
        hoursLater: 40,
        text: "Je parlais du prix, pas de la personne. Je veux bien reformuler si le commentaire revient.",
      },
    },
  },
  {
    hoursAgo: 70,
    about: {
      kind: "comment",
      by: jobbeur(33),
      mission: 8,
      text: "Venez plutôt sur mon site, je fais le même travail moins cher et sans compte à créer.",
    },
    by: [{ who: requester(17), reason: "C’est de la publicité, pas une question sur la mission." }],
    decision: {
      by: "jobpadm",
      hoursLater: 3,
      decision: "remove",
      reasons: "Ce commentaire fait la publicité d’un autre site.",
      appeal: {
        hoursLater: 30,
        text: "Je ne nomme aucun site. Je voulais dire que mes tarifs sont plus bas.",
      },
    },
  },
  {
    hoursAgo: 19,
    about: {
      kind: "comment",
      by: jobbeur(29),
      mission: 12,
      text: "Ceux qui ont proposé avant moi sont tous des voleurs, méfiez-vous.",
    },
    by: [
      { who: jobbeur(19), reason: "Il accuse tout le monde de vol, moi compris." },
      { who: requester(26), reason: "Ton agressif, sans rapport avec la mission." },
    ],
  },
  {
    hoursAgo: 9,
    about: { kind: "mission", mission: 16 },
    by: [
      {
        who: jobbeur(31),
        reason: "Elle m’a demandé par message de payer une avance pour « réserver » la mission.",
      },
    ],
  },
  {
    hoursAgo: 4,
    about: { kind: "profile", of: jobbeur(36) },
    by: [{ who: requester(41), reason: "La photo du matériel vient d’un catalogue, ce n’est pas le sien." }],
  },
];

/** Questions below the open missions of the requester whom the sign-in page offers, by a place in the list of jobbeurs, with her answers. */
export const demoQuestions: readonly {
  mission: number;
  by: number;
  hoursAgo: number;
  text: string;
  answer?: string;
}[] = [
  {
    mission: 0,
    by: 6,
    hoursAgo: 30,
    text: "Bonjour, peut-on se garer devant l’entrée\u202f?",
    answer: "Bonjour, oui, il y a deux places devant le portail.",
  },
  {
    mission: 0,
    by: 9,
    hoursAgo: 5,
    text: "Bonsoir, une autre date de la même semaine vous irait-elle\u202f?",
  },
  {
    mission: 1,
    by: 11,
    hoursAgo: 50,
    text: "Bonjour, y a-t-il un étage à monter\u202f?",
    answer: "Non, tout est au rez-de-chaussée.",
  },
];

/** The texts of the demo's dispute. */
export const complaint =
  "Le travail n’est fait qu’à moitié\u00a0: ce qui restait devait être terminé le lendemain, et personne n’est revenu.";
export const answerToComplaint =
  "J’ai fait tout ce qui était écrit dans l’annonce. Le reste m’a été demandé sur place, et je l’aurais compté à part.";
