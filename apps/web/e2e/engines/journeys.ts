import {
  billingLabel,
  billingPath,
  composeLabel,
  composePath,
  dashboardPath,
  messagesLabel,
  messagesPath,
  missionsLabel,
  missionsPath,
  planningLabel,
  planningPath,
  servicesPath,
  settingsLabel,
  settingsPath,
  useTermsPath,
} from "../../app/generated/paths.ts";
import { readMail } from "../visitor.ts";
import { button, choice, field, firstOfDate, linkBelow, option } from "./places.ts";
import { byLink, type Step, signIn, signInPage } from "./walk.ts";

/** A visitor: the landing page, the search, a legal page. */
export const visitorSteps: readonly Step[] = [
  {
    name: "landing",
    title: /^Le coup de main d’à côté/,
    async go({ window, url, press }) {
      await window.open(`${url}/`);
      await press(button("Refuser"));
    },
  },
  byLink("search", servicesPath, "Tous les services"),
  byLink("terms of use", useTermsPath, /^Conditions .*utilisation/),
];

/** A jobbeur: what they read every day. */
export const jobbeurSteps: readonly Step[] = [
  signInPage,
  signIn("karim@demo.example", "Que fait-on aujourd’hui\u202f?"),
  {
    name: "home, loaded as a document",
    title: "Que fait-on aujourd’hui\u202f?",
    go: ({ window, url }) => window.open(url + dashboardPath),
  },
  byLink("missions", missionsPath, missionsLabel),
  byLink("messages", messagesPath, messagesLabel),
  {
    name: "conversation",
    title: messagesLabel,
    go: ({ press }) => press(linkBelow(messagesPath)),
  },
  byLink("planning", planningPath, planningLabel),
  byLink("quotes and invoices", billingPath, billingLabel),
  {
    name: "a document",
    title: /./,
    go: ({ press }) => press(linkBelow(billingPath)),
  },
  byLink("settings", settingsPath, settingsLabel),
];

/** A day of the coming months as it is typed, `jjmmaaaa`. */
function dayInAWeek(): string {
  const in7Days = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const [year = "", month = "", day = ""] = in7Days.slice(0, 10).split("-");
  return `${day}${month}${year}`;
}

/** A requester publishes a mission, which is then its page. */
export function requesterSteps(title: string): readonly Step[] {
  return [
    signInPage,
    signIn("lea@demo.example", "Que fait-on aujourd’hui\u202f?"),
    byLink("composer", composePath, composeLabel),
    {
      name: "publish a mission",
      title,
      async go({ press, type }) {
        await press(button("Choisir…"));
        await press(option("Jardinage"));
        await press(choice("Taille de haies"));
        await press(button("Continuer"));
        await type(field("Titre"), title);
        await type(field("Description"), "Douze mètres de haie, les déchets restent sur place.");
        await press(button("Continuer"));
        await type(field("Commune"), "villeurb");
        await press(option("Villeurbanne"));
        await type(firstOfDate, dayInAWeek());
        await press(button("Continuer"));
        await type(field("Montant"), "90");
        await press(button("Continuer"));
        await press(button("Publier la mission"));
      },
    },
  ];
}

/** The administration, which comes in by a code that is mailed. */
export function administratorSteps(readCodes: string[]): readonly Step[] {
  const email = "anne@demo.example";
  return [
    signInPage,
    signIn(email, "Vérifiez que c’est bien vous"),
    {
      name: "mailed code",
      title: "Que fait-on aujourd’hui\u202f?",
      async go({ url, type }) {
        const { text } = await readMail(url, email, /code/i, readCodes);
        readCodes.push(text);
        // It is sent by its sixth digit.
        await type(field("Code"), /\b\d{6}\b/.exec(text)?.[0] ?? "");
      },
    },
    byLink("administration", "/admin", "Administration"),
  ];
}
