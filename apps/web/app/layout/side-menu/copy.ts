/** The sections of the menu of narrow screens. */
export const sections = {
  places: "Menu",
  staff: "Administration",
  account: "Authentification",
} as const;
