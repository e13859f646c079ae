/** The rules a new password must meet, in the order they are shown while typing. */
export const passwordRules = [
  { code: "LENGTH", label: "8 caractères au moins", test: (p: string) => p.length >= 8 },
  { code: "LOWER", label: "une minuscule", test: (p: string) => /\p{Ll}/u.test(p) },
  { code: "UPPER", label: "une majuscule", test: (p: string) => /\p{Lu}/u.test(p) },
  { code: "DIGIT", label: "un chiffre", test: (p: string) => /\p{Nd}/u.test(p) },
  { code: "SPECIAL", label: "un caractère spécial", test: (p: string) => /[^\p{L}\p{Nd}\s]/u.test(p) },
] as const;
