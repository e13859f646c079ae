import { displayText } from "@jobami/api/http/display-text";
import type { PublicPerson } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide, ProposalStats } from "@jobami/api/proposals/contract";
import { priceText } from "../../../entities/price/index.ts";
import { otherSide } from "./rows.copy.ts";

/** « En attente de Chloé », where a list is over several people. */
export const awaitedText = ({ prenom }: PublicPerson) => `En attente de ${displayText(prenom)}`;

/** Whose terms a proposal stands at, beside those of the other side: « Chloé propose 43 € · vous : 50 € »; null where one side alone named any. */
export function termsText(proposal: Proposal, side: ProposalSide): string | null {
  const { offers } = proposal;
  const last = offers.at(-1);
  const before = offers.findLast(({ by }) => by !== last?.by);
  if (last === undefined || before === undefined) return null;
  const { budgetType } = proposal.mission;
  const other = displayText(otherSide(proposal, side).prenom);
  const [proposes, who] = last.by === side ? ["Vous proposez", other] : [`${other} propose`, "vous"];
  return `${proposes} ${priceText({ ...last, budgetType })} · ${who}\u00a0: ${priceText({ ...before, budgetType })}`;
}

const several = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** How many are not decided, with those that were answered with other terms. */
export const openOf = ({ enAttente, contreOffres }: ProposalStats) => enAttente + contreOffres;

/** Those that were taken back, or ran out. */
const lapsedOf = (stats: ProposalStats) => stats.total - openOf(stats) - stats.acceptees - stats.refusees;

/** Copy of what proposals come to: what is open, accepted, refused or lapsed makes up the whole. */
export const statCopy = {
  label: "En chiffres",
  total: "Propositions",
  waiting: "En cours",
  accepted: "Acceptées",
  mean: "Montant moyen",
  meanOf: ({ countEuros, countJobis }: ProposalStats) =>
    `Montant moyen ${countEuros > 0 ? "en euros" : countJobis > 0 ? "en Jobi" : "en euros et Jobi"}`,
  ends: (stats: ProposalStats) =>
    [
      several(stats.refusees, "refusée", "refusées"),
      several(lapsedOf(stats), "retirée ou expirée", "retirées ou expirées"),
    ].join(", "),
  counters: ({ contreOffres }: Pick<ProposalStats, "contreOffres">) =>
    `dont ${several(contreOffres, "contre-proposition", "contre-propositions")}`,
  paid: ({ countEuros, countJobis, countHybride }: ProposalStats) =>
    `${countEuros} en euros, ${countJobis} en Jobi, ${several(countHybride, "mixte", "mixtes")}`,
} as const;
