/** What the cookie banner says of the cookies; its commands have the words of the requirements already [COOK-01]. */
export const cookieWords = {
  text: "Les nécessaires font marcher le site. Les autres attendent votre accord.",
  more: "En savoir plus",
} as const;

/** The invitation to sign up, kept as the requirements quote it [BAN-01, BAN-02, BAN-03]. */
export const invitationWords = {
  title: "Rejoignez la plateforme gratuitement",
  text: "Trouvez des missions ou proposez vos services dès maintenant",
  action: "S’inscrire maintenant",
} as const;
