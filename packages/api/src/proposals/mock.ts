import { defineMock } from "../mock/define-mock.ts";
import { proposalsContract } from "./contract.ts";
import {
  acceptedPrices,
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
  proposalPage,
  proposalStats,
  waiting,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const proposalsMock = defineMock(proposalsContract, {
  propose: { success: true, data: pendingProposal },
  ownerCounter: { success: true, data: counteredByOwner },
  jobbeurCounter: { success: true, data: counteredByJobbeur },
  accept: { success: true, data: { ...counteredByJobbeur, statut: "acceptee", version: 4 } },
  reject: { success: true, data: { ...counteredByJobbeur, statut: "refusee", version: 4 } },
  withdraw: { success: true, data: { ...counteredByJobbeur, statut: "retiree", version: 4 } },
  confirm: { success: true, data: { ...pendingProposal, version: 3 } },
  ofMission: { success: true, data: [counteredByJobbeur] },
  own: { success: true, data: counteredByJobbeur },
  sent: proposalPage,
  waiting: { success: true, data: waiting },
  prices: { success: true, data: acceptedPrices },
  received: proposalPage,
  sentStats: { success: true, data: proposalStats },
  receivedStats: { success: true, data: proposalStats },
  one: { success: true, data: counteredByJobbeur },
});
