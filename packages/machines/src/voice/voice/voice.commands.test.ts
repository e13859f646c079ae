import { expect, test } from "vitest";
import { commandsWith, pageCommand } from "./index.ts";
import { sampleCommands } from "./voice.fixture.ts";
import { matchCommand } from "./voice.match.ts";

test.each([
  ["aller à l’accueil", "go.home", "/"],
  ["voir les missions", "go.missions", "/dashboard/missions"],
  ["mes missions", "go.own-missions", "/dashboard/missions?vue=mes"],
  ["mes factures", "go.invoices", "/dashboard/facturation"],
  ["ouvre ma messagerie", "go.messages", "/dashboard/messages"],
])("« %s » leads to %s, at %s", (spoken, id, to) => {
  expect(matchCommand(spoken, sampleCommands)).toMatchObject({ id, to, group: "navigation" });
});

test("a page that is closed is asked for as any other, and states why it does not open", () => {
  const page = { id: "go.accounts", to: "/admin/comptes", spoken: ["Comptes"] };
  expect(pageCommand(page, "role")).toMatchObject({ closed: "role", phrases: ["Comptes"] });
  expect(pageCommand(page)).not.toHaveProperty("closed");
});

test("what helps and what stops comes before a page of the same name", () => {
  const pages = [pageCommand({ id: "go.help", to: "/aide", spoken: ["Aide", "Stop", "Retour"] })];
  const of = (spoken: string) => matchCommand(spoken, commandsWith(pages))?.id;
  expect([of("aide"), of("stop"), of("retour")]).toEqual(["help", "stop", "go.help"]);
});

test.each([
  ["retour", "go.back"],
  ["page suivante", "go.forward"],
  ["actualiser la page", "page.reload"],
  ["lis la page", "read.page"],
  ["où suis-je", "read.title"],
  ["plan de la page", "read.headings"],
  ["lire le texte sélectionné", "read.selection"],
  ["pause", "read.pause"],
  ["continuer la lecture", "read.resume"],
  ["passer au texte suivant", "read.skip"],
  ["plus bas", "scroll.down"],
  ["monter", "scroll.up"],
  ["tout en haut", "scroll.top"],
  ["tout en bas", "scroll.bottom"],
  ["quels boutons", "list.buttons"],
  ["quels liens", "list.links"],
  ["quels champs", "list.fields"],
  ["champ suivant", "form.next"],
  ["champ précédent", "form.previous"],
  ["vider le champ", "form.clear"],
  ["envoyer le formulaire", "form.submit"],
  ["quelles erreurs", "form.errors"],
  ["ouvre le premier", "open.first"],
  ["ouvre la deuxième annonce", "open.second"],
  ["le troisième", undefined],
  ["clique sur le troisième", "open.third"],
  ["affiche le dernier message", "open.last"],
  ["que puis-je dire", "help"],
  ["que puis-je dire ici", "help"],
  ["silence", "stop"],
  ["ne plus écouter", "stop.listening"],
])("« %s » asks for %s, on whatever page", (spoken, id) => {
  const command = matchCommand(spoken, sampleCommands);
  expect([command?.id, command?.to]).toEqual([id, undefined]);
});
