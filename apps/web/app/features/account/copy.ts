export const welcome = {
  greeting: (name: string) => `Bonjour ${name}`,
  lead: "Voici où vous en êtes.",
  balance: "Solde",
  jobiHelp: "La monnaie d’entraide. Elle se gagne en rendant service et se dépense contre un coup de main.",
  securityTitle: "Sécurité du compte",
  securityText: (isOn: boolean) =>
    isOn
      ? "La vérification en deux étapes est activée."
      : "Ajoutez un code reçu par e-mail à chaque connexion.",
  security: "Gérer",
} as const;

export const security = {
  title: "Sécurité du compte",
  lead: "Ce qui protège votre accès.",
  password: "Votre mot de passe",
  passwordHelp: "Nous le demandons pour être sûrs que c’est vous.",
  twoFactorTitle: "Vérification en deux étapes",
  twoFactorText:
    "À chaque connexion, un code à 6 chiffres vous est envoyé par e-mail en plus du mot de passe.",
  on: "Activée",
  off: "Désactivée",
  turnOn: "Activer",
  turnOff: "Désactiver",
  turnedOn: "La vérification en deux étapes est activée.",
  turnedOff: "La vérification en deux étapes est désactivée.",
  changing: "Enregistrement…",
  changeTitle: "Changer de mot de passe",
  changeText: "Les sessions ouvertes sur d’autres appareils seront fermées.",
  current: "Mot de passe actuel",
  next: "Nouveau mot de passe",
  change: "Changer le mot de passe",
  changed: "Votre mot de passe est changé.",
  wrongPassword: "Ce mot de passe n’est pas le bon.",
} as const;
