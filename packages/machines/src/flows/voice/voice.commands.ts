import type { VoiceCommand } from "./voice.types.ts";

function page(id: string, to: string, ...phrases: string[]): VoiceCommand {
  return { id: `go.${id}`, group: "navigation", to, phrases };
}

/** Pages by the names that people call them; an application offers those that it has. */
const pages: readonly VoiceCommand[] = [
  page("home", "/", "page d’accueil", "accueil", "retour à l’accueil", "aller à l’accueil"),
  page("dashboard", "/dashboard", "tableau de bord", "dashboard", "ouvrir mon tableau de bord"),
  page(
    "missions",
    "/dashboard/missions",
    "voir les missions",
    "missions",
    "ouvrir les missions",
    "liste des missions",
  ),
  page("own-missions", "/dashboard/missions?vue=mes", "mes missions", "voir mes missions"),
  page(
    "compose",
    "/dashboard/missions/poster-une-mission",
    "publier une mission",
    "poster une mission",
    "nouvelle mission",
    "créer une mission",
  ),
  page("offers", "/dashboard/missions/offres", "mes offres", "voir mes offres", "mes propositions"),
  page(
    "notifications",
    "/dashboard/notifications",
    "notifications",
    "voir mes notifications",
    "ouvrir les notifications",
  ),
  page(
    "security",
    "/dashboard/profil/securite",
    "sécurité",
    "changer mon mot de passe",
    "paramètres de sécurité",
  ),
  page("settings", "/dashboard/parametres", "paramètres", "ouvrir les paramètres", "réglages"),
  page(
    "voice-settings",
    "/dashboard/parametres/reconnaissance-vocale",
    "reconnaissance vocale",
    "réglages de la voix",
    "paramètres de la voix",
  ),
  page("messages", "/dashboard/messages", "messages", "voir mes messages", "ma messagerie"),
  page("profile", "/dashboard/profil", "mon profil", "profil", "voir mon profil"),
  page("favourites", "/dashboard/profil/favoris", "mes favoris", "favoris", "voir mes favoris"),
  page("planning", "/dashboard/planning", "mon planning", "planning", "ouvrir mon planning"),
  page(
    "payments",
    "/dashboard/paiements_et_finances",
    "paiements et finances",
    "mes paiements",
    "mes finances",
  ),
  page("invoices", "/dashboard/facturation", "facturation", "mes factures", "mes devis"),
  page("jobi", "/dashboard/jobi", "mes Jobi", "mon solde", "solde de Jobi"),
  page("support", "/dashboard/support", "support", "contacter le support", "assistance"),
  page("faq", "/faq", "questions fréquentes", "foire aux questions", "faq"),
  page("login", "/login", "se connecter", "connexion", "page de connexion"),
  page("sign-up", "/inscription", "s’inscrire", "inscription", "créer un compte"),
];

const acts: readonly VoiceCommand[] = [
  { id: "go.back", group: "navigation", phrases: ["page précédente", "retour", "revenir en arrière"] },
  { id: "go.forward", group: "navigation", phrases: ["page suivante", "aller en avant"] },
  { id: "page.reload", group: "navigation", phrases: ["recharger la page", "actualiser la page"] },
  { id: "read.page", group: "reading", phrases: ["lire la page", "lis la page", "lecture de la page"] },
  { id: "read.title", group: "reading", phrases: ["lire le titre", "lis le titre", "où suis-je"] },
  {
    id: "read.headings",
    group: "reading",
    phrases: ["lire les titres", "plan de la page", "sommaire de la page"],
  },
  {
    id: "read.selection",
    group: "reading",
    phrases: ["lire la sélection", "lis la sélection", "lire le texte sélectionné"],
  },
  { id: "read.pause", group: "reading", phrases: ["pause", "mettre en pause la lecture"] },
  {
    id: "read.resume",
    group: "reading",
    phrases: ["reprendre la lecture", "reprendre", "continuer la lecture"],
  },
  { id: "read.skip", group: "reading", phrases: ["passer", "passer au texte suivant"] },
  { id: "scroll.down", group: "scrolling", phrases: ["descendre", "défiler vers le bas", "plus bas"] },
  { id: "scroll.up", group: "scrolling", phrases: ["monter", "défiler vers le haut", "plus haut"] },
  { id: "scroll.top", group: "scrolling", phrases: ["haut de la page", "tout en haut", "début de la page"] },
  { id: "scroll.bottom", group: "scrolling", phrases: ["bas de la page", "tout en bas", "fin de la page"] },
  {
    id: "list.buttons",
    group: "lists",
    phrases: ["lister les boutons", "quels boutons", "liste des boutons"],
  },
  { id: "list.links", group: "lists", phrases: ["lister les liens", "quels liens", "liste des liens"] },
  { id: "list.fields", group: "lists", phrases: ["lister les champs", "quels champs", "liste des champs"] },
  { id: "form.next", group: "forms", phrases: ["champ suivant", "passer au champ suivant"] },
  { id: "form.previous", group: "forms", phrases: ["champ précédent", "revenir au champ précédent"] },
  { id: "form.clear", group: "forms", phrases: ["effacer le champ", "vider le champ"] },
  { id: "form.submit", group: "forms", phrases: ["envoyer le formulaire", "valider le formulaire"] },
  {
    id: "form.errors",
    group: "forms",
    phrases: ["lire les erreurs", "quelles erreurs", "erreurs du formulaire"],
  },
  { id: "help", group: "help", phrases: ["aide", "liste des commandes", "que puis-je dire"] },
  { id: "stop", group: "stop", phrases: ["stop", "arrêter", "arrêter la lecture", "silence"] },
  {
    id: "stop.listening",
    group: "stop",
    phrases: ["arrêter l’écoute", "ne plus écouter", "arrêter le micro"],
  },
];

/** Everything that can be asked for aloud, in the order that it is listed. */
export const voiceCommands: readonly VoiceCommand[] = [...pages, ...acts];

/** The commands whose page is there; all those that need none. `isThere` is asked for a path, without its query. */
export function offeredCommands(isThere: (path: string) => boolean): readonly VoiceCommand[] {
  return voiceCommands.filter(({ to }) => to === undefined || isThere(to.split("?")[0] ?? to));
}

/** How many buttons, links or fields a list reads [VOICE-22]. */
export const listedAtMost = 5;
