import type { SessionUser } from "@jobami/api/auth/contract";
import { useDispute } from "@jobami/api/disputes/hooks";
import { displayText } from "@jobami/api/http/display-text";
import type { Mission, PublicPerson } from "@jobami/api/missions/contract";
import { hasOneDay } from "@jobami/api/missions/timing";
import { useAskedMissions } from "@jobami/api/missions/use-asks";
import type { MissionHour } from "@jobami/api/planning/contract";
import { useMissionHour } from "@jobami/api/planning/hooks";
import type { MissionProgress } from "@jobami/api/progress/contract";
import { useProgress } from "@jobami/api/progress/hooks";
import type { Proposal } from "@jobami/api/proposals/contract";
import { useOwnProposal, useProposalsOf } from "@jobami/api/proposals/hooks";
import { useReviewsOf } from "@jobami/api/reviews/hooks";
import { incidentStateOf } from "@jobami/machines/missions/mission-incident";
import { missionNow, type NowSide } from "@jobami/machines/missions/mission-now";
import { awaits, isAgreedStatus, isToConfirm } from "../negotiation/index.ts";
import { useNow } from "./use-now.ts";

interface Readable {
  data?: unknown;
  error?: unknown;
  mutate: () => unknown;
}

/** What of that is still awaited, and how to ask again for what failed. */
function awaitedOf(wanted: readonly (readonly [boolean, Readable])[]) {
  const pending = wanted.filter(([isWanted, { data }]) => isWanted && data === undefined);
  const failed = pending.map(([, one]) => one).filter(({ error }) => error !== undefined);
  const retry = () => {
    for (const { mutate } of failed) void mutate();
  };
  return { isKnown: pending.length === 0, failure: failed[0] && { error: failed[0].error, retry } };
}

/** The proposals of a mission that a person reads: those they received, or their own. */
function useStanding({ id, statut, asking, owner }: Mission, user: SessionUser) {
  const isOwn = owner.id === user.id;
  const isJobbeur = !isOwn && user.user_type === "jobbeur";
  const isAsking = isJobbeur && Boolean(asking);
  const received = useProposalsOf(id, isOwn);
  const sent = useOwnProposal(id, isJobbeur);
  const asked = useAskedMissions(isAsking);
  const own = sent.data?.data ?? null;
  const proposals = isOwn ? (received.data?.data ?? []) : own === null ? [] : [own];
  const standing = isOwn ? proposals.filter((one) => awaits(one, "client") || awaits(one, "jobbeur")) : [];
  const isAsked = asked.data?.some((one) => one.id === id) ?? false;
  return {
    isOwn,
    isJobbeur,
    isAsked,
    own,
    standing,
    /** Those whose confirmation may be awaited. */
    awaited: isOwn ? standing : proposals,
    toAnswer: standing.filter((one) => awaits(one, "client")),
    accepted: proposals.find((one) => one.statut === "acceptee") ?? null,
    mayBeParty: isAgreedStatus(statut) && (isOwn || isJobbeur),
    wanted: [
      [isOwn, received],
      [isJobbeur, sent],
      [isAsking, asked],
    ] as const,
  };
}

type Standing = ReturnType<typeof useStanding>;

function sideOf({ isOwn, isJobbeur, isAsked, own, accepted }: Standing): NowSide {
  if (isOwn) return "requester";
  if (!isJobbeur) return "reader";
  if (accepted !== null) return "chosen";
  if (own !== null) return "proposer";
  return isAsked ? "asked" : "jobbeur";
}

/** What became of a mission that was agreed on, for its two sides. */
function useFollowed({ id, statut }: Mission, isWanted: boolean) {
  const progress = useProgress(id, isWanted);
  const hour = useMissionHour(id, isWanted);
  const dispute = useDispute(id, isWanted);
  const isOver = isWanted && statut === "terminee";
  const reviews = useReviewsOf(id, isOver);
  return {
    progress: progress.data?.data ?? null,
    hour: hour.data?.data ?? null,
    dispute: dispute.data?.data ?? null,
    reviews: reviews.data ?? null,
    wanted: [
      [isWanted, progress],
      [isWanted, hour],
      [isWanted, dispute],
      [isOver, reviews],
    ] as const,
  };
}

/** What is awaited of proposals is that they are confirmed, and of nothing else. */
const isAllToConfirm = (proposals: readonly Proposal[]) =>
  proposals.length > 0 && proposals.every(isToConfirm);

const lastToConfirm = (proposals: readonly Proposal[]) =>
  proposals
    .flatMap(({ confirmBy }) => confirmBy ?? [])
    .sort()
    .at(-1);

const dayMs = 24 * 3_600_000;

/** When what can be done about a mission changes by itself. */
const turnsOf = (progress: MissionProgress | null) => [
  progress?.startsAt,
  progress && new Date(Date.parse(progress.startsAt) - dayMs).toISOString(),
  progress?.incident.lateFrom,
  progress?.incident.absentFrom,
  progress?.incident.absence?.answerBy,
];

/** From when the work is expected, in ms: of a mission on any day, from the hour that one of the two proposes. */
function startOf(mission: Mission, { startsAt }: MissionProgress, hour: MissionHour | null): number {
  const proposed = hasOneDay(mission) || hour?.agreed != null ? null : hour?.proposed;
  return Math.max(Date.parse(startsAt), proposed == null ? 0 : Date.parse(proposed.startsAt));
}

/** How far the work is from now: begun or to come, on its day, or on no day yet. */
function expectedIn(
  mission: Mission,
  progress: MissionProgress | null,
  hour: MissionHour | null,
  now: number,
) {
  const isDayOpen = hour !== null && hour.agreed === null && !hasOneDay(mission);
  if (progress === null) return { progress, isFar: false, isDayOpen };
  const left = startOf(mission, progress, hour) - now;
  const hasDay = !isDayOpen || hour.proposed !== null;
  return { progress: { ...progress, isEarly: left > 0 }, isFar: hasDay && left > dayMs, isDayOpen };
}

const incidentNow = (progress: MissionProgress | null, now: number) =>
  progress && incidentStateOf(progress, now);

/** What is read of a mission for one person, and what follows from it now. */
export function useMissionNow(mission: Mission, user: SessionUser) {
  const standing = useStanding(mission, user);
  const { isOwn, own, toAnswer, accepted } = standing;
  const followed = useFollowed(mission, standing.mayBeParty);
  const { progress, hour, dispute, reviews } = followed;
  const now = useNow(turnsOf(progress));
  const [first = null] = toAnswer.length > 0 ? toAnswer : standing.standing;
  // The one that is to be answered is what the card is about, else the one that stands.
  const only = (toAnswer[0] ? toAnswer : standing.standing).length === 1 ? first : null;
  const isAnswered = standing.standing.length > 0;
  const proposal = accepted ?? (isOwn ? only : own);
  return {
    ...awaitedOf([...standing.wanted, ...followed.wanted]),
    now: missionNow({
      side: sideOf(standing),
      mission: { statut: mission.statut, audience: mission.asking?.audience ?? "tous" },
      turn: toAnswer.length > 0 ? "client" : isAnswered ? "jobbeur" : null,
      own: own?.statut ?? null,
      isUnconfirmed: isAllToConfirm(standing.awaited),
      ...expectedIn(mission, progress, hour, now),
      hour,
      incident: incidentNow(progress, now),
      dispute: dispute?.dispute?.status ?? null,
      mayDispute: dispute !== null && dispute.mayOpen.length > 0,
      hasContact: progress !== null && progress.contact !== null,
      mayReview: reviews !== null && reviews.until !== null,
    }),
    /** What was agreed on, else the one proposal that stands. */
    proposal,
    isAgreed: accepted !== null,
    other: isOwn ? ((proposal ?? first)?.jobbeur ?? null) : mission.owner,
    /** Of a mission of one's own: proposals that the reader answers, and those whose jobbeur does. */
    toAnswer,
    awaited: standing.standing.filter((one) => !toAnswer.includes(one)),
    /** Until when what changed is to be confirmed, the last one of several. */
    confirmBy: lastToConfirm(standing.awaited),
    progress,
    hour,
    reviews,
    isOwn,
  };
}

/** What the card shows. */
export type KnownNow = ReturnType<typeof useMissionNow>;

/** How a sentence names the other side: by first name, or as a person where none is known. */
export const firstName = (person: PublicPerson | null, otherwise: string) =>
  person === null ? otherwise : displayText(person.prenom);
