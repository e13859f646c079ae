import { proposalsContract } from "@jobami/api/proposals/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { blocksDomain } from "../blocks/blocks.domain.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { createProposalEndings } from "./endings.service.ts";
import { proposalsErrors } from "./proposals.errors.ts";
import { jobbeursOfMission, sidesOfProposal } from "./proposals.reads.ts";
import { proposalsRoutes } from "./proposals.routes.ts";
import { createProposalsService } from "./proposals.service.ts";
import { proposalsTables } from "./proposals.tables.ts";

export type { readAcceptedPrices, readNearbyPrices } from "./proposals.prices.ts";
export type { Terms } from "./proposals.service.ts";

/** Negotiations about missions. */
export const proposalsDomain = defineDomain({
  name: "proposals",
  create: ({ platform, use, all }) => {
    const endings = createProposalEndings(platform);
    const { standing, asking } = use(missionsDomain);
    const notifications = use(notificationsDomain);
    const blocks = use(blocksDomain);
    const masking = use(maskingDomain);
    return {
      ...createProposalsService({
        ...platform,
        standing,
        asking,
        endings,
        notifications,
        blocks,
        masking,
        awaited: () => all("awaited"),
      }),
      endings,
    };
  },
  contract: proposalsContract,
  reads: {
    one: { kind: "evidence.read", power: "hidden-content.read", whose: sidesOfProposal },
    ofMission: { kind: "evidence.read", power: "hidden-content.read", whose: jobbeursOfMission },
  },
  errors: proposalsErrors,
  routes: (proposals, { use }) => proposalsRoutes(proposals, use(missionsDomain)),
  tables: proposalsTables,
  notificationKinds: {
    proposal_received: { mail: "unread" },
    proposal_countered: { mail: "unread" },
    proposal_accepted: { mail: "unread" },
    proposal_refused: { mail: "none" },
    proposal_withdrawn: { mail: "none" },
  },
  maskable: ({ maskable }) => maskable,
  jobs: ({ renewals, lapse }) => ({
    "proposals.lapse": {
      cron: "* * * * *",
      run: async () => {
        while ((await lapse()) > 0);
      },
    },
    "proposals.refilter": {
      cron: renewalCron,
      run: async () => {
        for (const renewal of renewals) await renewal.run();
      },
    },
  }),
  completedMissions: (proposals) => proposals.countCompleted,
  onMissionEnd: ({ endings }) => endings,
  onLeave: (proposals) => ({
    holdings: proposals.holdings,
    heldMissions: async (tx, userId) => (await proposals.openOf(tx, userId)).map((one) => one.missionId),
    subjects: async (tx, userId) => ({ proposalIds: await proposals.idsOf(tx, userId) }),
    withdraw: proposals.leave,
  }),
});
