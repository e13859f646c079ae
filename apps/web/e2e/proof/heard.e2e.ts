import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { browserOf, newPerson } from "../browser.ts";
import { foundPlumber, twoAgreed, twoWithMission, twoWithProposal, withInvoice } from "../heard-people.ts";
import { useProduct } from "../product.ts";
import { Transcript, transcriptFolder } from "../transcript.ts";
import { goodPassword, hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();
const at = (path: string) => `${product.url}${path}`;

/** The names of the transcripts. */
const names: string[] = [];

/** A journey by keyboard alone, whose transcript is compared with the accepted one. */
function journey(
  name: string,
  title: string,
  act: (transcript: Transcript) => Promise<void>,
  enter: () => Promise<Visitor | null> = async () => null,
): void {
  names.push(name);
  it(`${name}: ${title}`, async () => {
    const visitor = await enter();
    const { page } = await (visitor === null
      ? newPerson(product.browser)
      : browserOf(product.browser, visitor));
    const transcript = await Transcript.of(page);
    await act(transcript);
    await transcript.isAsAccepted(name);
    await page.context().close();
  });
}

/** What the people of a journey leave to its steps. */
let missionId = "";
let id = "";
const [year = "", month = "", day = ""] = hedgeMission(1).date.split("-");
const someone = newcomer("Nadia");

journey(
  "sign-in",
  "a person is refused without a password, and signs in",
  async (heard) => {
    await heard.open(at("/login"));
    await heard.toContent();
    await heard.read();
    await heard.tabTo("textbox", "Adresse e-mail");
    await heard.press("Enter");
    await heard.tabTo("textbox", "Adresse e-mail");
    await heard.type(someone.email);
    await heard.tabTo("textbox", "Mot de passe");
    await heard.type(goodPassword, { shown: "le mot de passe" });
    await heard.tabTo("button", "Se connecter");
    await heard.press("Enter", /Jobami$/);
  },
  async () => {
    await join(product.url, someone);
    return null;
  },
);

journey("sign-up", "a person chooses what they come for, and has their address to confirm", async (heard) => {
  await heard.open(at("/inscription"));
  await heard.toContent();
  await heard.read();
  await heard.tabTo("radio", "Demander un coup de main");
  await heard.press("Space");
  await heard.tabTo("textbox", "Prénom");
  await heard.press("Enter");
  await heard.tabTo("textbox", "Prénom");
  await heard.type("Nora");
  await heard.tabTo("textbox", "Nom");
  await heard.type("Durand");
  await heard.tabTo("textbox", "Adresse e-mail");
  await heard.type(newcomer("Nora").email, { shown: "‹adresse›" });
  await heard.tabTo("textbox", "Mot de passe");
  await heard.type(goodPassword, { shown: "le mot de passe" });
  await heard.tabTo("checkbox", "J’accepte");
  await heard.press("Space");
  await heard.tabTo("button", "Créer mon compte");
  await heard.press("Enter", /Jobami$/);
  await heard.read();
});

journey(
  "search",
  "a visitor finds a plumber by a service, and opens their profile",
  async (heard) => {
    await heard.open(at("/services"));
    await heard.toContent();
    await heard.tabTo("combobox", "De quoi avez-vous besoin");
    await heard.type("fuite robinet", { until: /option/ });
    await heard.press("ArrowDown");
    await heard.press("Enter");
    await heard.tabTo("button", "Rechercher");
    await heard.press("Enter", /Jobami$/);
    await heard.read();
    await heard.tabTo("link", "Wassim");
    await heard.press("Enter", /Jobami$/);
    await heard.read();
  },
  async () => {
    await foundPlumber(product.url);
    return null;
  },
);

journey(
  "publish",
  "a requester publishes a mission step by step, and is refused once on the way",
  async (heard) => {
    await heard.open(at("/dashboard/missions/poster-une-mission"));
    await heard.toContent();
    await heard.tabTo("combobox", "En quelques mots");
    await heard.type("taille de haies", { until: /option/ });
    await heard.press("ArrowDown");
    await heard.press("Enter", /Brouillon/);
    await heard.tabTo("button", "Continuer");
    await heard.press("Enter");
    await heard.tabTo("button", "Continuer");
    await heard.press("Enter");
    await heard.tabTo("textbox", "Titre");
    await heard.type("Tailler une haie");
    await heard.tabTo("textbox", "Description");
    await heard.type("Douze mètres, les déchets restent sur place.");
    await heard.tabTo("button", "Continuer");
    await heard.press("Enter");
    await heard.tabTo("combobox", "Commune");
    await heard.type("villeurb", { until: /option/ });
    await heard.press("ArrowDown");
    await heard.press("Enter");
    await heard.tabTo("spinbutton", /jour/i);
    await heard.type(`${day}${month}${year}`, { shown: "‹jour›" });
    await heard.tabTo("button", "Continuer");
    await heard.press("Enter");
    await heard.tabTo("textbox", "Montant");
    await heard.type("90");
    await heard.tabTo("button", "Continuer");
    await heard.press("Enter");
    await heard.read();
    await heard.tabTo("button", "Publier la mission");
    await heard.press("Enter", /Jobami$/);
  },
  () => join(product.url, newcomer("Nora")),
);

journey(
  "propose",
  "a jobbeur reads a mission and proposes a price",
  async (heard) => {
    await heard.open(at(`/dashboard/missions/${missionId}`));
    await heard.toContent();
    await heard.read();
    await heard.tabTo("button", "Faire une proposition");
    await heard.press("Enter");
    await heard.tabTo("textbox", "Montant");
    await heard.type("80");
    await heard.tabTo("textbox", "Message");
    await heard.type("Je peux venir lundi.");
    await heard.tabTo("button", "Envoyer");
    await heard.press("Enter", /Proposition envoyée/);
  },
  async () => {
    const two = await twoWithMission(product.url, 1);
    missionId = two.missionId;
    return two.jobbeur;
  },
);

journey(
  "accept",
  "a requester reads a proposal and accepts it",
  async (heard) => {
    await heard.open(at(`/dashboard/missions/${missionId}`));
    await heard.toContent();
    await heard.read();
    await heard.tabTo("link", "Jules D.");
    await heard.press("Enter");
    await heard.tabTo("button", "Accepter");
    await heard.press("Enter");
    await heard.tabTo("button", "Accepter");
    await heard.press("Enter", /Acceptée|acceptée/);
    await heard.read();
  },
  async () => {
    const two = await twoWithProposal(product.url, 2);
    missionId = two.missionId;
    return two.owner;
  },
);

journey(
  "message",
  "a jobbeur writes to whom they proposed to",
  async (heard) => {
    await heard.open(at(`/dashboard/missions/${missionId}`));
    await heard.toContent();
    await heard.tabTo("button", "Écrire à Odile");
    await heard.press("Enter", /Jobami$/);
    await heard.tabTo("textbox", "Votre message à Odile");
    await heard.type("Bonjour, à quelle heure puis-je venir ?");
    await heard.tabTo("button", "Envoyer");
    await heard.press("Enter", /envoyé/);
    await heard.read();
  },
  async () => {
    const two = await twoWithProposal(product.url, 3);
    missionId = two.missionId;
    return two.jobbeur;
  },
);

journey(
  "hour",
  "a requester proposes an hour for what is agreed",
  async (heard) => {
    await heard.open(at(`/dashboard/missions/${missionId}`));
    await heard.toContent();
    await heard.tabTo("button", "Proposer une heure");
    await heard.press("Enter");
    await heard.tabTo("spinbutton", /heures?/i);
    await heard.type("0930");
    await heard.tabTo("button", "Proposer");
    await heard.press("Enter", /./);
    await heard.read();
  },
  async () => {
    const two = await twoAgreed(product.url, 4);
    missionId = two.missionId;
    return two.owner;
  },
);

journey(
  "jobi",
  "a person reads what moved on their balance",
  async (heard) => {
    await heard.open(at("/dashboard/jobi"));
    await heard.toContent();
    await heard.read();
    await heard.tabTo("link", "Reçus");
    await heard.press("Enter", /résultat/);
  },
  () => join(product.url, newcomer("Jeanne")),
);

journey("settings", "a visitor chooses how pages are shown", async (heard) => {
  await heard.open(at("/contact"));
  await heard.tabTo("button", "Réglages d’affichage");
  await heard.press("Enter");
  await heard.read("[role=dialog]");
  await heard.tabTo("radio", "");
  await heard.press("ArrowDown");
  await heard.press("Escape");
});

journey(
  "support",
  "a person asks for help, and is refused once without a message",
  async (heard) => {
    await heard.open(at("/dashboard/support/new"));
    await heard.toContent();
    await heard.tabTo("button", /Sujet/);
    await heard.press("Enter");
    await heard.press("ArrowDown");
    await heard.press("Enter");
    await heard.tabTo("textbox", "En une phrase");
    await heard.type("Ma mission attend");
    await heard.tabTo("button", "Envoyer");
    // The focus comes to the field that was refused.
    await heard.press("Enter");
    await heard.type("Elle attend depuis hier soir.");
    await heard.tabTo("button", "Envoyer");
    await heard.press("Enter", /Jobami$/);
    await heard.read();
  },
  () => join(product.url, newcomer("Lou")),
);

journey(
  "invoice",
  "a jobbeur reads an invoice that they issued, and what can be done with it",
  async (heard) => {
    await heard.open(at(`/dashboard/facturation/${id}`));
    await heard.toContent();
    await heard.read();
    await heard.tabTo("button", "Imprimer");
  },
  async () => {
    const { jobbeur, invoiceId } = await withInvoice(product.url);
    id = invoiceId;
    return jobbeur;
  },
);

it("every accepted transcript is of a journey", () => {
  expect(readdirSync(transcriptFolder).sort()).toEqual(names.map((name) => `${name}.txt`).sort());
});
