import type { SessionUser } from "@jobami/api/auth/contract";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { lazy, Suspense } from "react";
import { ReportButton } from "../../help/reports/index.ts";
import { LateFit } from "../ai/index.ts";
import type { MissionParts } from "../missions/index.ts";
import { JobbeurProposal, MissionHistory, OwnerProposals } from "../negotiation/index.ts";
import { MissionNowCard } from "../now/index.ts";
import { loadPublishedPart } from "../published/index.ts";
import { MissionAsks } from "./mission-asks.tsx";

const PublishedPart = lazy(loadPublishedPart);

/** On which side of a mission a person stands, or may stand. */
export function sideOf(ownerId: string, user: SessionUser): ProposalSide | null {
  if (ownerId === user.id) return "client";
  return user.user_type === "jobbeur" ? "jobbeur" : null;
}

/** Where a jobbeur answers a mission, in its page. */
const answerId = "votre-proposition";

interface Reading {
  /** The proposal being read, from the address. */
  chosenId: string | null;
  /** Whether proposals are being compared, from the address. */
  isComparing: boolean;
  onCompared: () => void;
}

/** What the negotiation states of a mission, on its page and beside its list. */
export function missionParts(user: SessionUser, reading: Reading): MissionParts {
  return {
    renderNow: (mission) => {
      const side = sideOf(mission.owner.id, user);
      return (
        <MissionNowCard
          mission={mission}
          user={user}
          asks={<MissionAsks mission={mission} side={side} />}
          published={
            <Suspense fallback={null}>
              <PublishedPart mission={mission} />
            </Suspense>
          }
          answer={
            side === "jobbeur" && <JobbeurProposal id={answerId} mission={mission} jobbeurId={user.id} />
          }
        />
      );
    },
    renderReport: (mission) =>
      mission.owner.id !== user.id &&
      !mission.isHidden && <ReportButton kind="mission" id={mission.id} about={mission.title} />,
    renderHistory: (mission) => {
      const side = sideOf(mission.owner.id, user);
      const isRead = side !== null || user.role !== "jobutil";
      return isRead && <MissionHistory mission={mission} side={side} />;
    },
    renderAside: (mission) => {
      if (mission.owner.id === user.id) return <OwnerProposals mission={mission} {...reading} />;
      if (user.user_type !== "jobbeur") return null;
      return mission.statut === "ouverte" ? (
        <LateFit missionId={mission.id} />
      ) : (
        <JobbeurProposal id={answerId} mission={mission} jobbeurId={user.id} />
      );
    },
  };
}
