/** Why there is no button. */
export const placeCopy = {
  address:
    "Les clés d’accès ne fonctionnent que si vous ouvrez le site par son nom, et non par une adresse faite de chiffres.",
  unknown: "Ce navigateur ne connaît pas les clés d’accès.",
  elsewhere: "Ouvrir par localhost",
} as const;

/** What a device or its owner may have answered instead. */
export const deviceCopy = {
  cancelled: "La demande a été annulée ou a expiré. Rien n’a changé.",
  known: "Cet appareil a déjà une clé d’accès pour ce compte.",
  failed: "L’appareil n’a pas répondu comme prévu. Réessayez.",
} as const;

/** Copy of the passkeys of an account. */
export const copy = {
  title: "Clés d’accès",
  lead: "Connectez-vous avec l’empreinte, le visage ou le code de votre appareil, sans mot de passe ni code reçu.",
  none: "Aucune clé d’accès pour l’instant.",
  list: "Vos clés d’accès",
  failed: "Vos clés d’accès n’ont pas pu être lues.",
  full: "Dix clés d’accès au plus\u00a0: retirez-en une pour en ajouter une autre.",
  add: "Ajouter une clé d’accès",
  addTitle: "Nouvelle clé d’accès",
  name: "Nom de la clé",
  nameHelp: "Pour la reconnaître\u00a0: l’appareil où elle est gardée.",
  nameMissing: "Donnez-lui un nom.",
  usualName: "Mon appareil",
  password: "Mot de passe du compte",
  passwordHelp: "Nous le demandons pour être sûrs que c’est vous. Il reste une façon de vous connecter.",
  passwordMissing: "Saisissez votre mot de passe.",
  wrongPassword: "Ce mot de passe n’est pas le bon.",
  continue: "Continuer",
  waiting: "Votre appareil vous le demande…",
  cancel: "Annuler",
  added: "Votre clé d’accès est prête.",
  rename: "Renommer",
  renameTitle: (name: string) => `Renommer «\u202f${name}\u202f»`,
  save: "Enregistrer",
  saving: "Enregistrement…",
  renamed: "La clé d’accès a un nouveau nom.",
  remove: "Retirer",
  removeTitle: (name: string) => `Retirer «\u202f${name}\u202f»`,
  removing: "Retrait…",
  removed: "La clé d’accès est retirée.",
  synced: "gardée sur plusieurs appareils",
  addedOn: (day: string) => `ajoutée le ${day}`,
  usedOn: (day: string) => `utilisée le ${day}`,
  neverUsed: "jamais utilisée",
} as const;
