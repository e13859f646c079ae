import { folded } from "@jobami/api/http/folded";
import type { Role } from "@jobami/api/http/route";
import type { DemoAccount } from "@jobami/api/pages/contract";

/** The password of every demo account; it meets the rules of a new one. */
export const demoPassword = "Demo-2026!";

/** A person whom the demo creates. */
export interface DemoPerson {
  prenom: string;
  nom: string;
  email: string;
  userType: "jobbeur" | "other";
  role: Role;
  twoFactor?: true;
}

/** Those whom the sign-in page offers, a person for each role. Addresses are of a domain that no one can own (RFC 2606). */
export const shownPeople = [
  {
    label: "Demandeuse",
    prenom: "Léa",
    nom: "Martin",
    email: "lea@demo.example",
    userType: "other",
    role: "jobutil",
  },
  {
    label: "Jobbeur",
    prenom: "Karim",
    nom: "Benali",
    email: "karim@demo.example",
    userType: "jobbeur",
    role: "jobutil",
  },
  {
    label: "Demandeuse avec code par e-mail",
    prenom: "Inès",
    nom: "Delmas",
    email: "ines@demo.example",
    userType: "other",
    role: "jobutil",
    twoFactor: true,
  },
  {
    label: "Modération",
    prenom: "Moussa",
    nom: "Diallo",
    email: "moussa@demo.example",
    userType: "other",
    role: "jobmodo",
    twoFactor: true,
  },
  {
    label: "Administration",
    prenom: "Anne",
    nom: "Perrin",
    email: "anne@demo.example",
    userType: "other",
    role: "jobpadm",
    twoFactor: true,
  },
] as const satisfies readonly (DemoPerson & { label: string })[];

const prenoms = [
  "Adèle", "Amina", "Antoine", "Aurélie", "Baptiste", "Bérénice", "Camille", "Cédric", "Chloé", "Clément",
  "Djibril", "Élodie", "Émile", "Esther", "Fatou", "Florian", "Gaëlle", "Guillaume", "Hélène", "Hugo",
  "Ibrahim", "Jeanne", "Jérôme", "Joséphine", "Kévin", "Laurence", "Léon", "Lina", "Lucas", "Maëlle",
  "Malik", "Margaux", "Mathis", "Mélanie", "Nadia", "Nicolas", "Noémie", "Olivier", "Pauline", "Quentin",
  "Rachid", "Romane", "Salomé", "Samuel", "Sofia", "Théo", "Valérie", "Yann", "Yasmine", "Zoé",
] as const; // biome-ignore format: a table

const noms = [
  "Arnaud", "Aubert", "Bailly", "Barbier", "Bertrand", "Boucher", "Camara", "Carpentier", "Chevalier", "Colin",
  "Da Silva", "Dubois", "Dufour", "Fontaine", "Garnier", "Gautier", "Guérin", "Haddad", "Hamel", "Jacquet",
  "Kone", "Lacroix", "Lambert", "Le Gall", "Leclercq", "Lefèvre", "Lemoine", "Mahé", "Marchand", "Mercier",
  "Meunier", "Moreau", "Nguyen", "Noël", "Ollivier", "Pelletier", "Picard", "Renaud", "Rey", "Rivière",
  "Roche", "Roussel", "Sanchez", "Schmitt", "Tessier", "Traoré", "Vidal", "Weber",
] as const; // biome-ignore format: a table

const plain = (text: string): string => folded(text).replaceAll(" ", "-");

/** How many jobbeurs and requesters the demo has, shown ones included. */
export const castSize = { jobbeurs: 40, requesters: 60 } as const;

function extras(count: number, userType: DemoPerson["userType"], start: number): DemoPerson[] {
  return Array.from({ length: count }, (_, index): DemoPerson => {
    // 50 first and 48 last names walked in step name everybody differently.
    const prenom = prenoms[(start + index) % prenoms.length] ?? "Camille";
    const nom = noms[(start + index) % noms.length] ?? "Dubois";
    return {
      prenom,
      nom,
      email: `${plain(prenom)}.${plain(nom)}@demo.example`,
      userType,
      role: "jobutil",
    };
  });
}

const users: readonly DemoPerson[] = shownPeople.filter((person) => person.role === "jobutil");
const shownJobbeurs = users.filter((person) => person.userType === "jobbeur");
const shownRequesters = users.filter((person) => person.userType === "other");

/** The jobbeurs of the demo, the shown one first. */
export const demoJobbeurs: readonly DemoPerson[] = [
  ...shownJobbeurs,
  ...extras(castSize.jobbeurs - shownJobbeurs.length, "jobbeur", 0),
];
/** The requesters of the demo, the shown ones first. */
export const demoRequesters: readonly DemoPerson[] = [
  ...shownRequesters,
  ...extras(castSize.requesters - shownRequesters.length, "other", castSize.jobbeurs),
];
const bearded: ReadonlySet<string> = new Set([
  "Karim",
  "Cédric",
  "Djibril",
  "Émile",
  "Florian",
  "Olivier",
  "Rachid",
]);
/** Those of the demo who show a face, by the name of its file: an illustration of no one. The others show their initials. */
export const portrayed = [...demoJobbeurs.slice(0, 18), ...demoRequesters.slice(0, 12)].map(
  ({ email, prenom }) => ({
    email,
    file: email.slice(0, email.indexOf("@")),
    isBearded: bearded.has(prenom),
  }),
);
/** Those whom administrators find on their pages: one who is rude, and some who have not been here for so many days. */
export const demoSilent: readonly (DemoPerson & { days: number })[] = (
  [
    ["Solène", "Masson", 60],
    ["Gilles", "Perret", 110],
    ["Odette", "Fabre", 260],
    ["Marius", "Lopez", 800],
    ["Irène", "Blondel", 1250],
  ] as const
).map(([prenom, nom, days]) => ({
  prenom,
  nom,
  email: `${plain(prenom)}.${plain(nom)}@demo.example`,
  userType: "other",
  role: "jobutil",
  days,
}));
/** The members of staff. */
export const demoStaff: readonly DemoPerson[] = shownPeople.filter((person) => person.role !== "jobutil");

/** The accounts that the sign-in page offers while in demo. */
export const demoAccounts: readonly DemoAccount[] = shownPeople.map(({ label, email }) => ({
  label,
  email,
  password: demoPassword,
}));

/** Addresses of everybody in the demo. */
export const demoEmails: readonly string[] = [
  ...demoStaff,
  ...demoJobbeurs,
  ...demoRequesters,
  ...demoSilent,
].map(({ email }) => email);
