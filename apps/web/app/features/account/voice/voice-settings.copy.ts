/** Copy of the page of commands by voice. */
export const copy = {
  title: "Reconnaissance vocale",
  lead: "Commandez le site à la voix\u00a0: le son est traité par votre navigateur, rien n’est enregistré ici.",
  unsupported: "Votre navigateur ne reconnaît pas la parole.",
  unsupportedText: "Essayez avec Chrome, Edge ou Safari. Le reste du site fonctionne sans la voix.",
  enabled: "Commander le site à la voix",
  enabledHelp: "Ajoute un bouton micro en bas de l’écran. Le micro ne s’ouvre que si vous l’appelez.",
  listening: "L’écoute",
  language: "Langue parlée",
  hotwordActivation: "Attendre un mot-clé",
  hotwordActivationHelp:
    "Le micro reste ouvert tant que la page est affichée, jusqu’à ce que vous l’arrêtiez.",
  hotword: "Mot-clé",
  hotwordHelp: (product: string) => `« ${product} » et « Jobi » marchent toujours.`,
  continuous: "Garder le micro ouvert entre deux phrases",
  interimResults: "Montrer les mots pendant que je parle",
  maxAlternatives: "Lectures essayées pour chaque phrase",
  enableBeep: "Un bip quand le micro s’ouvre",
  answers: "Les réponses",
  speechVoice: "Voix",
  ownVoice: "Voix du navigateur",
  speechRate: "Vitesse",
  speechPitch: "Hauteur",
  speechVolume: "Volume",
  tryVoice: "Écouter un exemple",
  example: "Bonjour, je suis la voix qui vous répond.",
  noVoice: "Votre navigateur n’a pas pu parler. Vérifiez les voix installées sur votre appareil.",
  commands: "Ce que vous pouvez dire",
  commandsLead:
    "Les accents, les majuscules et les pluriels ne comptent pas\u202f; l’essentiel des mots suffit.",
} as const;

export const languages = [
  { value: "fr-FR", label: "Français (France)" },
  { value: "fr-BE", label: "Français (Belgique)" },
  { value: "fr-CH", label: "Français (Suisse)" },
  { value: "fr-CA", label: "Français (Canada)" },
] as const;

export const alternatives = ["1", "3", "5", "10"].map((value) => ({ value, label: value }));

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat("fr-FR", { style: "percent" });

/** The choices of a pace or a pitch, the stored value among them. */
export function factors(values: readonly number[], chosen: number) {
  return withChosen(values, chosen).map((value) => ({
    value: String(value),
    label: `× ${number.format(value)}`,
  }));
}

/** The choices of a volume, the stored value among them. */
export function volumes(chosen: number) {
  return withChosen([0.25, 0.5, 0.75, 1], chosen).map((value) => ({
    value: String(value),
    label: percent.format(value),
  }));
}

function withChosen(values: readonly number[], chosen: number): number[] {
  return [...new Set([...values, chosen])].sort((one, other) => one - other);
}
