import { confirmHours } from "@jobami/api/missions/contract";

export const copy = {
  title: "Modifier la mission",
  lead: "Un autre texte se lit aussitôt. Une autre date, un autre lieu, budget ou service se confirme avec ceux qui ont déjà répondu.",
  pictures: "Les photos se changent sur la page de la mission.",
  changes: "Ce qui change",
  none: "Rien n’a changé pour l’instant.",
  text: "Le nouveau texte se lit aussitôt. Les propositions restent comme elles sont.",
  noneYet:
    "Personne n’a encore fait de proposition. Les jobbeurs à qui elle convient maintenant sont prévenus.",
  unknown: "Qui a fait une proposition est prévenu, et la confirme ou la laisse prendre fin.",
  save: "Enregistrer",
  saving: "Enregistrement en cours…",
  back: "Revenir sans enregistrer",
  saved: "Vos modifications sont enregistrées",
  restored: "Ce que vous aviez commencé à modifier est repris.",
  restart: "Repartir de la mission",
  changedTitle: "Cette mission a changé entre-temps, dans un autre onglet ou sur un autre appareil",
  changedText: "Ce que vous avez écrit est gardé. Lisez ce qui a changé, puis enregistrez.",
  goOn: "Continuer avec ce que j’ai écrit",
  closedTitle: "Cette mission ne se modifie plus",
  closedText: "Ce que deux personnes ont convenu, ou ce qui est terminé, reste comme il est.",
  toMission: "Voir la mission",
} as const;

/** What other terms lead to, where people have proposed: who is notified, and what they do. */
export function confirmText(count: number): string {
  const within = `dans les ${confirmHours}\u00a0heures, et avant la fin du jour voulu`;
  return count === 1
    ? `La personne qui a fait une proposition est prévenue\u00a0: elle la confirme ${within}, ou sa proposition prend fin. Vous pourrez l’accepter ensuite.`
    : `Les ${count}\u00a0personnes qui ont fait une proposition sont prévenues\u00a0: chacune confirme la sienne ${within}, ou cette proposition prend fin. Vous pourrez accepter ensuite.`;
}
