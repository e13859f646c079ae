/** What the calls of this domain state when they go through. */
export const copy = {
  on: "Votre application protège votre compte.",
  off: "Votre application ne protège plus votre compte.",
  renewed: "Voici dix nouveaux codes de secours. Les anciens ne servent plus.",
} as const;
