import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const proposalsErrors = {
  JOBBEUR_ONLY: () => "Seuls les jobbeurs peuvent faire une proposition.",
  OWN_MISSION: () => "Cette mission est la vôtre.",
  PROPOSAL_EXISTS: () => "Vous avez déjà fait une proposition pour cette mission.",
  PROPOSAL_CHANGED: () => "La proposition a changé entre-temps. Voici où elle en est.",
  PROPOSAL_UNCONFIRMED: () =>
    "La mission a changé\u00a0: cette proposition attend d’être confirmée par la personne qui l’a faite.",
  PROPOSAL_TRANSITION_REFUSED: ({ isSideAway }) =>
    isSideAway === true
      ? "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas conclure avec elle."
      : "Cette proposition n’en est plus là.",
} satisfies Sentences;
