/** Languages that a profile can name, by ISO 639-1. */
export const languages = [
  { code: "fr", label: "Français" },
  { code: "en", label: "Anglais" },
  { code: "es", label: "Espagnol" },
  { code: "de", label: "Allemand" },
  { code: "it", label: "Italien" },
  { code: "pt", label: "Portugais" },
  { code: "ar", label: "Arabe" },
  { code: "nl", label: "Néerlandais" },
  { code: "pl", label: "Polonais" },
  { code: "ro", label: "Roumain" },
  { code: "tr", label: "Turc" },
  { code: "zh", label: "Chinois" },
] as const;

export type LanguageCode = (typeof languages)[number]["code"];

export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];
