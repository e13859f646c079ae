import type { ScopedMutator } from "swr";
import { isReadingOf } from "../http/keys.ts";
import { jobiRoutes } from "../jobi/routes.ts";
import type { Mission } from "../missions/contract.ts";
import { missionsRoutes } from "../missions/routes.ts";
import { notificationsRoutes } from "../notifications/routes.ts";
import type { Proposal } from "../proposals/contract.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import type { LiveEvent } from "./events.ts";

function applyMission(mutate: ScopedMutator, mission: Mission): void {
  void mutate(
    (key) => isReadingOf(key, missionsRoutes.details, { id: mission.id }),
    { success: true, data: mission },
    { revalidate: false },
  );
  void mutate((key) => isReadingOf(key, missionsRoutes.list) || isReadingOf(key, missionsRoutes.all));
  // Each proposal carries its mission, and what may be done with it.
  void mutate(
    (key) =>
      isReadingOf(key, proposalsRoutes.ofMission, { id: mission.id }) ||
      isReadingOf(key, proposalsRoutes.own, { id: mission.id }),
  );
  void mutate((key) => isReadingOf(key, jobiRoutes.balance));
}

/** An older version never replaces a newer one: events and answers may cross. */
function newest(known: Proposal | null | undefined, incoming: Proposal): Proposal {
  return known && known.version > incoming.version ? known : incoming;
}

function applyProposal(mutate: ScopedMutator, proposal: Proposal): void {
  const { proposalId, mission } = proposal;
  void mutate<{ success: true; data: Proposal }>(
    (key) => isReadingOf(key, proposalsRoutes.one, { proposalId }),
    (known) => ({ success: true, data: newest(known?.data, proposal) }),
    { revalidate: false },
  );
  void mutate<{ success: true; data: Proposal[] }>(
    (key) => isReadingOf(key, proposalsRoutes.ofMission, { id: mission.id }),
    (known) => {
      if (known === undefined) return known;
      const before = known.data.find((p) => p.proposalId === proposalId);
      const others = known.data.filter((p) => p.proposalId !== proposalId);
      return { success: true, data: [newest(before, proposal), ...others] };
    },
    { revalidate: false },
  );
  void mutate((key) => isReadingOf(key, proposalsRoutes.own, { id: mission.id }));
  void mutate((key) => isReadingOf(key, proposalsRoutes.sent) || isReadingOf(key, proposalsRoutes.received));
}

/** Brings what was read up to date with a live event, so that both sides of a negotiation see every step without reloading. */
export function applyLiveEvent(mutate: ScopedMutator, event: LiveEvent): void {
  switch (event.name) {
    case "mission_published":
      void mutate((key) => isReadingOf(key, missionsRoutes.list) || isReadingOf(key, missionsRoutes.all));
      // A line was left in the inbox without an event of its own: it has thousands of readers.
      void mutate(
        (key) =>
          isReadingOf(key, notificationsRoutes.list) || isReadingOf(key, notificationsRoutes.unreadCount),
      );
      return;
    case "mission_changed":
      applyMission(mutate, event.payload.mission);
      return;
    case "proposal_changed":
      applyProposal(mutate, event.payload.proposal);
      return;
    case "notification_count_update":
      void mutate(
        (key) => isReadingOf(key, notificationsRoutes.unreadCount),
        { success: true, count: event.payload.count },
        { revalidate: false },
      );
      return;
    case "new_notification":
    case "notification_read":
    case "notification_unread":
    case "notification_deleted":
    case "all_notifications_read":
    case "notification_archived":
    case "all_notifications_archived":
    case "all_notifications_deleted":
      void mutate((key) => isReadingOf(key, notificationsRoutes.list));
  }
}
