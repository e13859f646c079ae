import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";

const unasked = "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.";

function recoveryLeftText(left: number): string {
  if (left === 0) return "Il n’en reste aucun.";
  return left === 1 ? "Il en reste un." : `Il en reste ${left}.`;
}

/** The text of the mails about accounts. */
export function authMails(config: Config) {
  const { brand, publicUrl } = config;
  return {
    verification: (to: { prenom: string; token: string }) =>
      writeLetter(
        {
          subject: `Confirmez votre adresse e-mail`,
          prenom: to.prenom,
          paragraphs: [
            `Bienvenue chez ${brand.name}. Confirmez votre adresse pour activer votre compte.`,
            "Ce lien est valable 24 heures et ne sert qu’une fois.",
          ],
          link: { label: "Confirmer mon adresse", url: mailedAddress(config, "/verify-email", to.token) },
          note: unasked,
        },
        brand,
      ),
    reset: (to: { prenom: string; token: string }) =>
      writeLetter(
        {
          subject: "Choisissez un nouveau mot de passe",
          prenom: to.prenom,
          paragraphs: [
            "Vous avez demandé à changer votre mot de passe.",
            "Ce lien est valable 1 heure et ne sert qu’une fois.",
          ],
          link: { label: "Choisir un mot de passe", url: mailedAddress(config, "/reset-password", to.token) },
          note: `${unasked} Votre mot de passe reste le même.`,
        },
        brand,
      ),
    accountKnown: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Vous avez déjà un compte",
          prenom: to.prenom,
          paragraphs: [
            `Une inscription chez ${brand.name} vient d’être demandée avec votre adresse e-mail. Vous y avez déjà un compte\u00a0: aucun autre n’a été créé et rien n’a changé dans le vôtre.`,
            "Si c’était vous, connectez-vous. Si vous avez oublié votre mot de passe, la page de connexion permet d’en choisir un autre.",
          ],
          link: { label: "Me connecter", url: `${publicUrl}/login` },
          note: "Si ce n’était pas vous, ignorez ce message\u00a0: cette demande ne donne accès à rien et votre mot de passe reste le même.",
        },
        brand,
      ),
    accountWaiting: (to: { prenom: string; token: string }) =>
      writeLetter(
        {
          subject: "Votre compte attend d’être confirmé",
          prenom: to.prenom,
          paragraphs: [
            `Une inscription chez ${brand.name} vient d’être demandée avec votre adresse e-mail. Un compte attend déjà d’y être confirmé\u00a0: aucun autre n’a été créé.`,
            "Pour le confirmer, choisissez un mot de passe par ce lien. Il est valable 1 heure et ne sert qu’une fois.",
          ],
          link: { label: "Confirmer mon compte", url: mailedAddress(config, "/reset-password", to.token) },
          note: unasked,
        },
        brand,
      ),
    code: (to: { prenom: string; code: string }) =>
      writeLetter(
        {
          subject: `${to.code} est votre code de connexion`,
          prenom: to.prenom,
          paragraphs: [
            "Voici le code à saisir pour terminer votre connexion. Il est valable 10 minutes.",
            `Personne chez ${brand.name} ne vous le demandera jamais.`,
          ],
          code: to.code,
          note: "Si vous n’essayez pas de vous connecter, changez votre mot de passe.",
        },
        brand,
      ),
    proof: (to: { prenom: string; code: string }) =>
      writeLetter(
        {
          subject: `${to.code} est votre code de confirmation`,
          prenom: to.prenom,
          paragraphs: [
            "Depuis votre compte, quelqu’un veut ajouter une façon de se connecter ou donner des droits d’équipe. Si c’est vous, saisissez ce code. Il est valable 10 minutes.",
            `Personne chez ${brand.name} ne vous le demandera jamais.`,
          ],
          code: to.code,
          note: `Si ce n’est pas vous, quelqu’un d’autre est connecté à votre compte\u00a0: changez votre mot de passe et écrivez-nous\u00a0: ${brand.email}.`,
        },
        brand,
      ),
    recoveryUsed: (to: { prenom: string; left: number }) =>
      writeLetter(
        {
          subject: "Un de vos codes de secours vient de servir",
          prenom: to.prenom,
          paragraphs: [
            `Un code de secours vient d’ouvrir votre compte ${brand.name}. ${recoveryLeftText(to.left)}`,
            "Vous pouvez en créer dix nouveaux dans les réglages de sécurité.",
          ],
          link: { label: "Ouvrir la sécurité du compte", url: `${publicUrl}/dashboard/profil/securite` },
          note: `Si ce n’était pas vous, changez votre mot de passe et écrivez-nous\u00a0: ${brand.email}.`,
        },
        brand,
      ),
    recoveryEnded: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Vos codes de secours ne servent plus",
          prenom: to.prenom,
          paragraphs: [
            `Des codes de secours de votre compte ${brand.name} avaient été créés depuis l’appareil que vous n’avez pas reconnu. Nous les avons annulés.`,
            "Votre application continue de vous protéger. Vous pouvez créer dix nouveaux codes dans les réglages de sécurité.",
          ],
          link: { label: "Ouvrir la sécurité du compte", url: `${publicUrl}/dashboard/profil/securite` },
          note: "Ce message part quand un appareil que vous n’avez pas reconnu est déconnecté.",
        },
        brand,
      ),
    recoveryDropped: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Vos codes de secours ne servent plus",
          prenom: to.prenom,
          paragraphs: [
            `La clé qui protégeait les codes de secours de votre compte ${brand.name} a été retirée. Ils ne peuvent plus être vérifiés.`,
            "Votre application continue de vous protéger. Créez dix nouveaux codes dans les réglages de sécurité.",
          ],
          link: { label: "Ouvrir la sécurité du compte", url: `${publicUrl}/dashboard/profil/securite` },
          note: `Une question\u202f? Écrivez-nous\u00a0: ${brand.email}.`,
        },
        brand,
      ),
    factorReset: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Votre compte n’est plus protégé par une application",
          prenom: to.prenom,
          paragraphs: [
            `L’équipe technique de ${brand.name} a retiré l’application et les codes de secours de votre compte, et vous a déconnecté partout.`,
            "Reconnectez-vous, puis protégez de nouveau votre compte par une application dans les réglages de sécurité.",
          ],
          link: { label: "Ouvrir la sécurité du compte", url: `${publicUrl}/dashboard/profil/securite` },
          note: `Vous ne l’aviez pas demandé\u202f? Écrivez-nous tout de suite\u00a0: ${brand.email}.`,
        },
        brand,
      ),
    authenticatorChanged: (to: { prenom: string; isOn: boolean }) =>
      writeLetter(
        {
          subject: to.isOn
            ? "Une application protège votre compte"
            : "Votre compte n’est plus protégé par une application",
          prenom: to.prenom,
          paragraphs: [
            to.isOn
              ? "À chaque connexion, nous vous demanderons désormais le code de votre application."
              : "Le code de votre application ne vous sera plus demandé à la connexion.",
          ],
          note: `Si ce n’était pas vous, changez votre mot de passe et écrivez-nous\u00a0: ${brand.email}.`,
        },
        brand,
      ),
    passwordChanged: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Votre mot de passe a été changé",
          prenom: to.prenom,
          paragraphs: ["Le mot de passe de votre compte vient d’être changé."],
          note: `Si ce n’était pas vous, écrivez-nous tout de suite\u00a0: ${brand.email}.`,
        },
        brand,
      ),
  };
}
