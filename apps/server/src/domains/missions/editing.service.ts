import { changesTerms, type MissionChange, missionChanges } from "@jobami/api/missions/changes";
import {
  confirmHours,
  lastDayFault,
  type Mission,
  type MissionVersion,
  wantedDayFault,
} from "@jobami/api/missions/contract";
import { type MissionTiming, timingOf } from "@jobami/api/missions/timing";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { decideMission, type MissionFollowUp } from "@jobami/machines/missions/mission";
import type { MissionEnding } from "../../composition/contributions.ts";
import { repetitionMs, type Watch } from "../../composition/watch.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { priceColumns } from "../../platform/money/price.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { PlacesService } from "../places/places.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { askedUntil, dayEnd } from "./asking.service.ts";
import { textOf } from "./missions.copy.ts";
import { dayColumns, type MissionEdit, placeColumns, placeOf, refuseField } from "./missions.input.ts";
import { maskTexts } from "./missions.masking.ts";
import type { MissionRow, MissionsRepository } from "./missions.repository.ts";
import { missionVersionsRepository as versions } from "./missions.versions.ts";
import type { Publish } from "./publishing.service.ts";
import type { MissionStanding } from "./standing.service.ts";

type Sent = Omit<MissionEdit, "expectedVersion">;

/** What an owner makes of a mission, and what of it differs. */
interface Edited {
  input: Omit<MissionEdit, "expectedVersion" | "timing" | "endDate"> & {
    timing: MissionTiming;
    endDate: string | null;
  };
  where: ReturnType<typeof placeOf>;
  wanted: { placeCode: string; date: string };
  changes: readonly MissionChange[];
}

/** What an edit states together with what it leaves out: a last day that its new day or timing leaves no sense to is none. */
function statedWith(before: Mission, { timing = timingOf(before), endDate, ...sent }: Sent): Edited["input"] {
  const input = { ...sent, timing };
  if (endDate !== undefined) return { ...input, endDate };
  const stays = { ...input, endDate: before.endDate ?? null };
  return lastDayFault(stays) === null ? stays : { ...input, endDate: null };
}

/** Open missions that their owners state otherwise. What they stated before is stored as others read it. */
export function createEditing(deps: {
  db: Db;
  clock: Clock;
  missions: MissionsRepository;
  standing: MissionStanding;
  endings: () => readonly MissionEnding[];
  watch: Watch;
  masking: Pick<Masking, "mask">;
  places: Pick<PlacesService, "find">;
  notifications: Pick<NotificationsService, "notifyAll">;
  publish: Publish;
}) {
  const { db, clock, missions, standing, endings, watch, masking, places, notifications, publish } = deps;

  /** Whom a locked mission of one's own would concern, once it stands otherwise. Throws NOT_FOUND, MISSION_TRANSITION_REFUSED, MISSION_CHANGED. */
  function followsOf(mission: MissionRow, before: Mission, isOfTerms: boolean, expectedVersion: number) {
    // One that moderators took away stands as it was judged.
    const state = mission.isHidden ? ({ statut: "annulee" } as const) : mission;
    const decision = decideMission(state, { type: "mission.edited", by: "owner", changesTerms: isOfTerms });
    if (!decision.allowed) throw new DomainError(decision.reason, { statut: mission.statut });
    if (mission.version !== expectedVersion) throw new DomainError("MISSION_CHANGED", { mission: before });
    return decision.follows;
  }

  /** States a locked mission otherwise, and has what is new of its text looked at; what it stated is stored first. */
  async function restate(tx: Tx, mission: MissionRow, edited: Edited): Promise<void> {
    const { input, where, changes } = edited;
    const { id, ownerId } = mission;
    await versions.keep(tx, id, instant(clock));
    const { category, subcategory, timing, moment, budgetType, isUrgent } = input;
    await missions.edit(tx, id, {
      ...(await maskTexts(masking, tx, { subjectId: id, missionId: id, authorId: ownerId }, input)),
      ...{ category, subcategory, timing, moment, budgetType, isUrgent },
      ...dayColumns(input),
      ...placeColumns(where),
      ...priceColumns(input),
    });
    if (changes.includes("date") || changes.includes("place"))
      await missions.shortenAsking(tx, id, new Date(dayEnd(edited.wanted)));
    if (!changes.includes("title") && !changes.includes("description")) return;
    const earlier = await missions.otherTexts(tx, mission, instant(clock, -repetitionMs));
    await watch(tx, { kind: "mission", id, words: textOf(input), earlier });
  }

  /** Performs what the life cycle states must follow other terms: those who proposed confirm, those whom it suits now are informed. */
  async function follow(
    tx: Tx,
    mission: MissionRow,
    { wanted }: Edited,
    follows: readonly MissionFollowUp[],
  ): Promise<void> {
    const stated = await missions.read(tx, mission.id);
    for (const { type } of follows) {
      if (type === "confirmations.asked") {
        const until = askedUntil({ hours: confirmHours }, wanted, clock.now());
        for (const ending of endings())
          await notifications.notifyAll(tx, await ending.askConfirmations(tx, mission, until));
      }
      if (type === "jobbeurs.notified") await publish(tx, stated);
    }
  }

  return {
    /**
     * States an open mission of one's own otherwise: its text for everybody at once; another day, place, price or service has those who
     * proposed confirm. Throws what `holdActive` throws, NOT_FOUND, MISSION_TRANSITION_REFUSED, MISSION_CHANGED with the mission in
     * `data.mission`, or VALIDATION_FAILED for a place or a day.
     */
    async edit(
      tx: Tx,
      owner: Person,
      id: string,
      { expectedVersion, ...sent }: MissionEdit,
    ): Promise<Mission> {
      await holdActive(tx, owner.id);
      const mission = await standing.lock(tx, id);
      if (mission === null || mission.ownerId !== owner.id) throw new DomainError("NOT_FOUND");
      const reader = { userId: owner.id, isStaff: false };
      const before = await missions.read(tx, id, reader);
      const input = statedWith(before, sent);
      const isSamePlace = input.placeCode === before.place.code;
      const where = placeOf(places, isSamePlace ? { postalCode: before.place.postalCode, ...input } : input);
      const wanted = { placeCode: where.place.code, date: input.date };
      const place = { code: where.place.code, postalCode: where.postalCode };
      const changes = missionChanges(before, { ...input, place });
      const isOfTerms = changesTerms(changes);
      const follows = followsOf(mission, before, isOfTerms, expectedVersion);
      const dayFault = wantedDayFault(wanted.placeCode, wanted.date, clock.now());
      if (dayFault !== null) refuseField("date", dayFault);
      const fault = lastDayFault(input);
      if (fault !== null) refuseField("endDate", fault);
      if (changes.length === 0) return before;

      const edited = { input, where, wanted, changes };
      await restate(tx, mission, edited);
      await follow(tx, mission, edited, follows);
      await standing.announce(tx, id);
      return missions.read(tx, id, reader);
    },

    /** What a mission stated before: all of it for its owner and staff, since their proposal for who made one, nothing for who else may see it. Throws NOT_FOUND. */
    async versions(viewer: Person, id: string): Promise<MissionVersion[]> {
      const isStaff = staffMay(viewer, "hidden-content.read");
      const head = await missions.visibleHead(db, id, { userId: viewer.id, isStaff });
      if (head === null) throw new DomainError("NOT_FOUND");
      const isAll = isStaff || head.ownerId === viewer.id;
      const from = isAll ? 1 : await versions.firstProposedFor(db, id, viewer.id);
      return from === null ? [] : versions.list(db, id, from);
    },
  };
}
