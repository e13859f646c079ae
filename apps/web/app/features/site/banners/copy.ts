/** The invitation to sign up, verbatim as the requirements quote it [BAN-01, BAN-02, BAN-03]. */
export const invitationCopy = {
  title: "Rejoignez la plateforme gratuitement",
  text: "Trouvez des missions ou proposez vos services dès maintenant",
  action: "S’inscrire maintenant",
} as const;
