import type { AccountHoldings, AccountStanding, DeletionLink } from "./contract.ts";

/** What Léa would lose: nothing is under way. */
export const holdings: AccountHoldings = { commitments: 0, openMissions: 2, openProposals: 1, jobi: 24 };
export const standingActive: AccountStanding = { statut: "active", linkExpiresAt: null, holdings };
export const standingCommitted: AccountStanding = {
  ...standingActive,
  holdings: { ...holdings, commitments: 2 },
};
export const standingAsked: AccountStanding = {
  statut: "deletion_asked",
  linkExpiresAt: "2026-11-21T10:00:00.000Z",
  holdings,
};
export const deletionLink: DeletionLink = {
  isConfirmed: false,
  expiresAt: "2026-11-21T10:00:00.000Z",
  maskedEmail: "l•••@e•••.fr",
  holdings,
};
