import { expect, test } from "vitest";
import { voiceCommands } from "./index.ts";
import { matchCommand } from "./voice.match.ts";

test.each([
  ["aller à l’accueil", "go.home", "/"],
  ["ouvrir mon tableau de bord", "go.dashboard", "/dashboard"],
  ["voir les missions", "go.missions", "/dashboard/missions"],
  ["mes missions", "go.own-missions", "/dashboard/missions?vue=mes"],
  ["poster une mission", "go.compose", "/dashboard/missions/poster-une-mission"],
  ["mes propositions", "go.offers", "/dashboard/missions/offres"],
  ["ouvrir les notifications", "go.notifications", "/dashboard/notifications"],
  ["changer mon mot de passe", "go.security", "/dashboard/profil/securite"],
  ["réglages", "go.settings", "/dashboard/parametres"],
  ["réglages de la voix", "go.voice-settings", "/dashboard/parametres/reconnaissance-vocale"],
  ["ma messagerie", "go.messages", "/dashboard/messages"],
  ["mon profil", "go.profile", "/dashboard/profil"],
  ["mes favoris", "go.favourites", "/dashboard/profil/favoris"],
  ["mon planning", "go.planning", "/dashboard/planning"],
  ["paiements et finances", "go.payments", "/dashboard/paiements_et_finances"],
  ["mes factures", "go.invoices", "/dashboard/facturation"],
  ["mon solde", "go.jobi", "/dashboard/jobi"],
  ["contacter le support", "go.support", "/dashboard/support"],
  ["questions fréquentes", "go.faq", "/faq"],
  ["se connecter", "go.login", "/login"],
  ["créer un compte", "go.sign-up", "/inscription"],
])("« %s » leads to %s, at %s", (spoken, id, to) => {
  expect(matchCommand(spoken, voiceCommands)).toMatchObject({ id, to, group: "navigation" });
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
  ["que puis-je dire", "help"],
  ["silence", "stop"],
  ["ne plus écouter", "stop.listening"],
])("« %s » asks for %s, on whatever page", (spoken, id) => {
  const command = matchCommand(spoken, voiceCommands);
  expect([command?.id, command?.to]).toEqual([id, undefined]);
});
