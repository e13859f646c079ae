import type { ContactKind } from "@jobami/api/messages/contacts";
import { maxMessage } from "@jobami/api/messages/routes";
import { kindLabel } from "../masking/index.ts";

/** Copy of private messages. */
export const copy = {
  title: "Messages",
  list: "Conversations",
  askedHour: "Heure proposée",
  empty: "Pas encore de message",
  emptyHelp: "Sur une proposition, «\u202fÉcrire à…\u202f» ouvre une conversation avec l’autre personne.",
  newConversation: "Nouvelle conversation",
  you: "Vous\u00a0: ",
  more: "Conversations plus anciennes",
  sound: "Son à l’arrivée d’un message",
  soundHelp: "Ce choix vaut pour ce navigateur, pendant un an.",
  pick: "Choisissez une conversation",
  pickHelp: "Elle s’affiche ici, à côté de la liste.",
  back: "Toutes les conversations",
  close: "Fermer la conversation",
  markUnread: "Marquer comme non lue",
  markUnreadFailed: "La conversation n’a pas pu être marquée comme non lue. Réessayez.",
  actions: "Actions sur la conversation",
  archive: "Archiver",
  archived: "La conversation est archivée. Un nouveau message la fera revenir.",
  archivedMuted: "La conversation est archivée.",
  unarchive: "Sortir des archives",
  unarchived: "La conversation est de retour dans la liste.",
  mute: "Mettre en sourdine",
  muted: "Ses nouveaux messages n’allument plus la cloche.",
  unmute: "Quitter la sourdine",
  unmuted: "Ses nouveaux messages sont de nouveau annoncés.",
  isMuted: "en sourdine",
  arrangeFailed: "La conversation n’a pas pu être changée. Réessayez.",
  search: "Chercher dans vos messages",
  searchHelp: "Tapez au moins deux lettres, puis Entrée.",
  found: "Messages trouvés",
  notFound: "Aucun message avec ces mots",
  notFoundHelp: "Essayez un mot de moins, ou écrit autrement.",
  archives: "Archives",
  toArchives: "Conversations archivées",
  toList: "Toutes les conversations",
  emptyArchives: "Aucune conversation archivée",
  emptyArchivesHelp: "« Archiver », dans le menu d’une conversation, la range ici jusqu’au prochain message.",
  older: "Messages plus anciens",
  olderFailed: "Les messages plus anciens n’ont pas pu être chargés.",
  retry: "Réessayer",
  threadFailed: "Les messages n’ont pas pu être chargés.",
  threadCutOff: "Vérifiez votre connexion\u00a0: ils se relisent dès qu’elle revient.",
  gone: "Cette conversation n’existe pas",
  goneHelp: "Elle a été fermée, ou son adresse n’est pas la bonne.",
  loading: "Chargement de la conversation…",
  first: "Dites bonjour\u202f! Vos messages ne sont lus que par vous deux.",
  new: "Nouveaux messages",
  field: "Votre message",
  send: "Envoyer",
  sent: "Message envoyé",
  writeFirst: "Écrivez un message, ou joignez un fichier.",
  tooLong: `Raccourcissez votre message\u00a0: ${maxMessage.toLocaleString("fr-FR")} caractères au plus.`,
  join: "Joindre des photos ou des PDF",
  joined: "Photos et PDF à envoyer",
  joining: "Le message pourra partir dès que les fichiers seront arrivés.",
  joinFailed: "Un fichier n’est pas arrivé\u00a0: renvoyez-le, ou retirez-le.",
  filesGone: "Le message n’a pas pu partir\u00a0: ses fichiers ne sont plus là. Joignez-les de nouveau.",
  remove: "Supprimer ce message",
  removeTitle: "Supprimer ce message\u202f?",
  removeLoss: "Il disparaît pour vous deux, sans retour.",
  removeConfirm: "Supprimer",
  removeFailed: "Le message n’a pas pu être supprimé. Réessayez.",
  waiting: "En attente de connexion. Il part dès qu’elle revient.",
  discard: "Ne pas envoyer",
  frozen: "Cette personne n’est pas disponible pour l’instant. Vous pourrez lui écrire à son retour.",
  closed: "Cette personne a quitté Jobami. Vous ne pouvez plus lui écrire.",
  openFailed: "La conversation n’a pas pu s’ouvrir. Réessayez.",
  writeTo: "Écrire à",
  contestHelp: "La modération lira ce message et votre explication, rien d’autre de la conversation.",
} as const;

/** Who is writing just now. */
export const isTyping = (prenom: string): string => `${prenom} écrit…`;

/** Why a message was refused, by the code of the server. */
export function refusalText(code: string, hasFiles = false): string {
  if (code === "NOT_FOUND" && hasFiles) return copy.filesGone;
  if (code === "PROFILE_HIDDEN") return "Cette personne ne reçoit pas de message pour l’instant.";
  if (code === "CONVERSATION_FROZEN") return copy.frozen;
  if (code === "CONVERSATION_CLOSED") return copy.closed;
  return "Le message n’a pas pu partir.";
}

/** What will be hidden of what is being written, and why. */
export function willBeHidden(prenom: string, found: readonly { kind: ContactKind }[]): string {
  return `${prenom} ne verra pas ce qui suit tant que la proposition n’est pas acceptée\u00a0: ${kindLabel(found)}. Cela vous protège tous les deux.`;
}

/** What is hidden of what one wrote. */
export function isHiddenFrom(prenom: string, found: readonly { kind: ContactKind }[]): string {
  return `Masqué pour ${prenom} jusqu’à l’accord\u00a0: ${kindLabel(found)}.`;
}

/** What is hidden of what the other wrote. */
export function hiddenHere(found: readonly { kind: ContactKind }[]): string {
  return `Masqué jusqu’à l’accord\u00a0: ${kindLabel(found)}.`;
}

/** How much is new, read after a conversation's name. */
export function unreadText(count: number): string {
  return count === 1 ? "1 nouveau message" : `${count} nouveaux messages`;
}

/** What is hidden of a message, and why that is. */
export function contestLead(prenom: string, found: readonly { kind: ContactKind }[]): string {
  return `${prenom} ne voit pas ceci, relevé automatiquement\u00a0: ${kindLabel(found)}. Les coordonnées se montrent une fois la proposition acceptée, pour vous protéger tous les deux.`;
}
