/** How a form is come to, and sent. */
export interface OpenedForm {
  who: "visitor" | "karim" | "lea" | "anne";
  at: string;
  /** Addresses that are linked there, gone through until one has the form. */
  through?: RegExp;
  /** What is pressed one after the other until it is there. */
  open?: readonly (string | RegExp | { link: string } | { button: string })[];
  /** Its button. */
  send: string | RegExp;
}

/** Nothing of it can be missing, or it cannot be come to without what another journey does. */
interface Excepted {
  except: string;
}

type FormEntry = OpenedForm | Excepted;
const comesEmpty = (except: string): Excepted => ({ except: `empty is an answer: ${except}` });
const onlyAfter = (except: string): Excepted => ({ except: `its parts are proved elsewhere: ${except}` });

const missionOf = /^\/dashboard\/missions\/[0-9a-f-]{36}/;

/** Every form of the product, by the file that draws it. */
export const forms: Readonly<Record<string, FormEntry | readonly FormEntry[]>> = {
  "ui/patterns/LoginForm/LoginForm.tsx": { who: "visitor", at: "/login", send: "Se connecter" },
  "ui/patterns/NewsletterForm/NewsletterForm.tsx": {
    who: "visitor",
    at: "/newsletter",
    send: "S’abonner",
  },
  "ui/patterns/TwoFactorForm/TwoFactorForm.tsx": {
    who: "visitor",
    at: "/verify-two-factor",
    send: "Vérifier",
  },
  "features/access/auth/ForgotPasswordScreen.tsx": {
    who: "visitor",
    at: "/forgot-password",
    send: "Recevoir le lien",
  },
  "features/access/auth/GoogleLinkStep.tsx": onlyAfter("one comes back from Google"),
  "features/access/auth/GoogleRegisterStep.tsx": onlyAfter("one comes back from Google"),
  "features/access/auth/RegistrationScreen.tsx": {
    who: "visitor",
    at: "/inscription",
    send: "Créer mon compte",
  },
  "features/access/auth/ResetPasswordScreen.tsx": onlyAfter("the link to a new password is mailed"),
  "features/account/account-deletion/DeletionForm.tsx": {
    who: "anne",
    at: "/dashboard/parametres/compte",
    send: "Recevoir le lien de suppression",
  },
  "features/account/account-deletion/FinalForm.tsx": onlyAfter("the link of a deletion is mailed"),
  "features/account/authenticator/PasswordStep.tsx": {
    who: "karim",
    at: "/dashboard/profil/securite",
    open: ["Activer l’application"],
    send: "Continuer",
  },
  "features/account/authenticator/ScanStep.tsx": onlyAfter("it follows a password that is right"),
  "features/account/consents/CookieChoice.tsx": comesEmpty("no cookie is a choice"),
  "features/account/passkeys/AddPasskey.tsx": onlyAfter("passkeys want an address that has a name"),
  "features/account/passkeys/RemovePasskey.tsx": onlyAfter("passkeys want an address that has a name"),
  "features/account/passkeys/RenamePasskey.tsx": onlyAfter("passkeys want an address that has a name"),
  "features/account/personal-details/EmailForm.tsx": {
    who: "karim",
    at: "/dashboard/parametres",
    open: ["Changer d’adresse"],
    send: /lien|Envoyer|Recevoir/,
  },
  "features/account/personal-details/NamesCard.tsx": {
    who: "karim",
    at: "/dashboard/parametres",
    send: "Enregistrer",
  },
  "features/account/security/ChangePassword.tsx": {
    who: "karim",
    at: "/dashboard/profil/securite",
    send: "Changer le mot de passe",
  },
  "features/account/security/TwoFactorSwitch.tsx": {
    who: "karim",
    at: "/dashboard/profil/securite",
    send: "Activer",
  },
  "features/account/settings/DetailsScreen.tsx": comesEmpty("a telephone number may be taken away"),
  "features/account/settings/TimesCard.tsx": comesEmpty("its hours stand there from the beginning"),
  "features/activity/portfolio/PieceForm.tsx": {
    who: "karim",
    at: "/dashboard/profil",
    open: ["Ajouter une réalisation"],
    send: "Enregistrer",
  },
  "features/activity/reviews/ReviewForm.tsx": onlyAfter("a mission is done"),
  "features/activity/reviews/ReviewItem.tsx": {
    who: "karim",
    at: "/dashboard/avis",
    open: ["Répondre"],
    send: "Publier la réponse",
  },
  "features/activity/verification/AcceptForm.tsx": comesEmpty("what is accepted needs no word"),
  "features/activity/verification/CompanyCard.tsx": {
    who: "karim",
    at: "/dashboard/profil/verification",
    send: "Vérifier",
  },
  "features/activity/verification/DocumentForm.tsx": {
    who: "karim",
    at: "/dashboard/profil/verification",
    send: "Envoyer pour vérification",
  },
  "features/activity/verification/ReasonForm.tsx": {
    who: "anne",
    at: "/admin/entreprise-documents",
    through: /^\/admin\/entreprise-documents\/[0-9a-f-]{36}/,
    open: ["Refuser"],
    send: /[Rr]efuser/,
  },
  "features/help/decisions/AppealForm.tsx": onlyAfter("one was decided about"),
  "features/help/reports/ReportDialog.tsx": {
    who: "lea",
    at: "/dashboard/avis",
    open: [/^Signaler/],
    send: "Envoyer le signalement",
  },
  "features/help/support/AnswerForm.tsx": {
    who: "anne",
    at: "/admin/support/tickets",
    through: /^\/admin\/support\/ticket\/[0-9a-f-]{36}/,
    send: "Envoyer",
  },
  "features/help/support/EditTicketScreen.tsx": onlyAfter("what is asked first is sent here as it was"),
  "features/help/support/NewTicketScreen.tsx": [
    { who: "karim", at: "/dashboard/support/new", send: "Envoyer" },
  ],
  "features/help/support/SupportItemForm.tsx": {
    who: "anne",
    at: "/admin/support/tags",
    open: ["Ajouter une étiquette"],
    send: "Enregistrer",
  },
  "features/help/updates/AnnounceForm.tsx": {
    who: "anne",
    at: "/admin/nouveautes",
    send: "Annoncer à tout le monde",
  },
  "features/missions/asking/DeclineForm.tsx": comesEmpty("no reason has to be given"),
  "features/missions/comments/CommentForm.tsx": {
    who: "karim",
    at: "/dashboard/missions/correspondantes",
    through: missionOf,
    send: "Publier",
  },
  "features/missions/composer/ComposerScreen.tsx": {
    who: "lea",
    at: "/dashboard/missions/poster-une-mission",
    send: "Continuer",
  },
  "features/missions/disputes/ActForm.tsx": onlyAfter("a dispute is open between two people"),
  "features/missions/disputes/OpenForm.tsx": {
    who: "karim",
    at: "/dashboard/historique-et-evaluations",
    through: missionOf,
    open: [{ link: "Ouvrir un litige" }, { button: "Ouvrir un litige" }],
    send: /litige/,
  },
  "features/missions/incidents/IncidentForm.tsx": onlyAfter("the hour that was agreed on is near"),
  "features/missions/editing/EditingScreen.tsx": onlyAfter("it is the composer’s form, filled"),
  "features/missions/negotiation/TermsForm.tsx": {
    who: "karim",
    at: "/dashboard/missions/correspondantes",
    through: missionOf,
    open: ["Faire une proposition"],
    send: "Envoyer",
  },
  "features/missions/planning/ExceptionForm.tsx": comesEmpty("it begins with the day that is shown"),
  "features/missions/planning/HourForm.tsx": comesEmpty("it begins with the day of the mission"),
  "features/missions/progress/ContactActs.tsx": comesEmpty("an address may be taken back"),
  "features/missions/progress/PaymentPart.tsx": {
    who: "karim",
    at: "/dashboard/paiements_et_finances",
    through: missionOf,
    open: [/^Paiement/],
    send: "Noter",
  },
  "features/missions/progress/StepForm.tsx": onlyAfter("work is under way"),
  "features/money/billing/SettingsScreen.tsx": comesEmpty("a document asks for what it needs"),
  "features/money/billing/SharedScreen.tsx": [
    {
      who: "lea",
      at: "/dashboard/notifications",
      through: /^\/quote-acceptance\//,
      send: "Accepter le devis",
    },
    comesEmpty("no reason has to be given for a refusal"),
  ],
  "features/money/premium/PromoField.tsx": { who: "karim", at: "/dashboard/premium", send: "Appliquer" },
  "features/money/withdrawal/ConfirmForm.tsx": comesEmpty("it has no field"),
  "features/money/withdrawal/StatementForm.tsx": { who: "visitor", at: "/renoncer", send: "Continuer" },
  "features/offers/partner-offers/OfferForm.tsx": {
    who: "karim",
    at: "/dashboard/mes-offres-partenaires/nouvelle",
    send: "Garder le brouillon",
  },
  "features/offers/partner-offers/ScannerScreen.tsx": {
    who: "karim",
    at: "/dashboard/scanner-qr",
    send: "Vérifier ce code",
  },
  "features/promote/cards/OwnCards.tsx": {
    who: "karim",
    at: "/dashboard/card-templates",
    open: [/^Actions sur/, "Renommer"],
    send: "Enregistrer",
  },
  "features/promote/photo-editor/Keep.tsx": {
    who: "karim",
    at: "/dashboard/photo-editor",
    open: [/^Une haie/],
    send: "Ajouter à mes réalisations",
  },
  "features/site/contact/ContactForm.tsx": {
    who: "visitor",
    at: "/contact",
    send: "Envoyer le message",
  },
  "features/staff/ai-admin/AiPricingScreen.tsx": comesEmpty("it searches"),
  "features/staff/appeals/JudgementForm.tsx": {
    who: "anne",
    at: "/moderation/recours",
    through: /^\/moderation\/recours\/[0-9a-f-]{36}/,
    send: "Trancher et prévenir",
  },
  "features/staff/disputes/DecisionForm.tsx": {
    who: "anne",
    at: "/moderation/litiges",
    through: /^\/moderation\/litiges\/[0-9a-f-]{36}/,
    send: "Décider",
  },
  "features/staff/moderation/CaseDecision.tsx": {
    who: "anne",
    at: "/moderation/signalements",
    through: /^\/moderation\/signalements\/[0-9a-f-]{36}/,
    open: ["Masquer le contenu"],
    send: "Masquer et prévenir",
  },
  "features/staff/moderation/ContestsScreen.tsx": onlyAfter("a filter was contested; it is as CaseDecision"),
  "features/staff/people/ActDialog.tsx": {
    who: "anne",
    at: "/admin/user-management",
    through: /^\/admin\/user-management\/[0-9a-f-]{36}/,
    open: ["Sanctionner"],
    send: "Avertir",
  },
  "features/staff/subscription-admin/PersonOptionsPart.tsx": comesEmpty("what is unchanged has no button"),
  "features/staff/subscription-admin/PromoForm.tsx": {
    who: "anne",
    at: "/admin/promocodes",
    send: "Créer un code",
  },
  "features/staff/terms-versions/TermsPublication.tsx": {
    who: "anne",
    at: "/admin/cgv-cgu-versions",
    send: "Continuer",
  },
  "features/staff/terms-versions/TermsWithdrawal.tsx": onlyAfter("a version was published"),
  "features/talk/favorites/FavoriteNote.tsx": comesEmpty("an empty note is none"),
  "features/talk/masking/ContestMask.tsx": onlyAfter("a text was masked"),
  "features/talk/messages/TemplateForm.tsx": {
    who: "karim",
    at: "/dashboard/messages",
    through: /^\/dashboard\/messages\/[0-9a-f-]{36}/,
    open: ["Réponses types", "Nouvelle réponse type"],
    send: "Enregistrer",
  },
  "features/talk/messages/WriteForm.tsx": {
    who: "karim",
    at: "/dashboard/messages",
    through: /^\/dashboard\/messages\/[0-9a-f-]{36}/,
    send: "Envoyer",
  },
};
