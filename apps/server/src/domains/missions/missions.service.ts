import {
  type Mission,
  type MissionListQuery,
  type MissionReactions,
  wantedDayFault,
} from "@jobami/api/missions/contract";
import { dayIn, dayInFrance } from "@jobami/api/missions/days";
import type { Publication } from "@jobami/api/missions/publication";
import { zones } from "@jobami/api/places/zones";
import { radiusKm } from "@jobami/api/profiles/limits";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { decideMission, type MissionFollowUp } from "@jobami/machines/missions/mission";
import type { AddressedNotification, Contributions, MissionEnding } from "../../composition/contributions.ts";
import { repetitionMs, type Watch } from "../../composition/watch.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { listJson, paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Live } from "../../platform/live/live.ts";
import { priceColumns } from "../../platform/money/price.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Consents } from "../consents/consents.domain.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { JobiService } from "../jobi/jobi.domain.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { PlacesService } from "../places/places.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { askedUntil, createAsking } from "./asking.service.ts";
import { createEditing } from "./editing.service.ts";
import { wantedDays, withDistances } from "./missions.asked-list.ts";
import { closedMessages, expiredNotification, textOf } from "./missions.copy.ts";
import { readMissionCursor, writeMissionCursor } from "./missions.cursor.ts";
import { dayColumns, type MissionInput, placeColumns, placeOf, refuseField } from "./missions.input.ts";
import type { ListScope } from "./missions.list.ts";
import {
  maskableMissions,
  maskTexts,
  renewMissions,
  renewPictures,
  renewVersions,
} from "./missions.masking.ts";
import { createMatchNotifier } from "./missions.match-notifier.ts";
import { readMatching, whomSuits } from "./missions.matching.ts";
import { moderateMissions } from "./missions.moderation.ts";
import { createMissionPictures } from "./missions.pictures.ts";
import { readPublication } from "./missions.publication.ts";
import { type ReactionKind, reactionsRepository as reactions } from "./missions.reactions.ts";
import type { MissionRow, MissionsRepository } from "./missions.repository.ts";
import { createPublishing } from "./publishing.service.ts";
import type { MissionStanding } from "./standing.service.ts";

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "send">;
  /** What happens here is past, as in demo data. */
  isHistory: boolean;
  live: Pick<Live, "record">;
  missions: MissionsRepository;
  standing: MissionStanding;
  endings: () => readonly MissionEnding[];
  closings: () => readonly Contributions["onMissionClose"][];
  watch: Watch;
  masking: Pick<Masking, "mask" | "renew">;
  places: Pick<PlacesService, "find" | "around" | "kmBetween">;
  files: Pick<FilesService, "attach" | "detach" | "find" | "remove">;
  profiles: Pick<Profiles, "zoneOf">;
  consents: Pick<Consents, "standing">;
  jobi: Pick<JobiService, "hold" | "chargeCancellation">;
  notifications: Pick<NotificationsService, "notifyAll" | "leaveForAll">;
}

/** The day in every zone that communes are in. */
const todays = (now: number) => zones.map((zone) => ({ zone, day: dayIn(zone, now) }));
/** Missions that end in one go of the expiry job. */
const expiryBatch = 200;

/** Posts, lists and ends missions. The life cycle decides every step. */
export function createMissionsService(deps: Deps) {
  const { db, clock, live, missions, standing, endings, closings, watch, masking } = deps;
  const { places, profiles, consents, jobi, notifications } = deps;

  /** Those whom a mission suits: a query with the column `id`. */
  const suitedBy = ({ id, place }: Pick<Mission, "id" | "place">) =>
    whomSuits(id, places.around(place.code, radiusKm.max), dayInFrance(clock.now()));

  /** The communes that a person works in; null where their profile names none. */
  async function zoneAround(userId: string) {
    const own = await profiles.zoneOf(db, userId);
    return own === null ? null : places.around(own.placeCode, own.radiusKm);
  }

  const matchNotifier = createMatchNotifier({ ...deps, suitedBy });
  const publish = createPublishing({ live, matchNotifier, suitedBy });
  const asking = createAsking({ ...deps, publish });
  const pictures = createMissionPictures(deps);
  const editing = createEditing({ ...deps, publish });

  /** Who is asked first for a mission that is being posted. */
  async function checkAsked(tx: Tx, ownerId: string, people: readonly string[]): Promise<void> {
    const unavailable = await asking.unavailable(tx, ownerId, people);
    if (unavailable.length > 0)
      refuseField(
        `asked.people.${people.indexOf(unavailable[0] ?? "")}`,
        "Cette personne n’est pas disponible pour l’instant.",
      );
  }

  async function ofAll(
    ask: (ending: MissionEnding) => Promise<AddressedNotification[]>,
  ): Promise<AddressedNotification[]> {
    const drafts: AddressedNotification[] = [];
    for (const ending of endings()) drafts.push(...(await ask(ending)));
    return drafts;
  }

  /** Performs what the life cycle states must follow an end, all but the Jobi, in the same transaction. */
  async function finish(
    tx: Tx,
    mission: MissionRow,
    as: "refusee" | "expiree",
  ): Promise<AddressedNotification[]> {
    const drafts = await ofAll((ending) => ending.end(tx, mission, as));
    await standing.announce(tx, mission.id);
    return drafts;
  }

  /** Performs what follows the end of a mission that a person may have been chosen for; its owner ends it, or `userId`. */
  async function close(
    tx: Tx,
    mission: MissionRow,
    statut: "terminee" | "annulee",
    follows: readonly MissionFollowUp[],
    userId = mission.ownerId,
  ): Promise<void> {
    const drafts: AddressedNotification[] = [];
    for (const follow of follows) {
      if (follow.type === "jobi.debited") {
        await jobi.chargeCancellation(tx, { userId, missionId: mission.id, cost: follow.amount });
      }
      if (follow.type === "proposals.ended") drafts.push(...(await finish(tx, mission, follow.as)));
      if (follow.type === "sides.notified")
        drafts.push(...(await ofAll((ending) => ending.notifyChosen(tx, mission, statut))));
    }
    await notifications.notifyAll(tx, drafts);
    for (const settle of closings()) await settle(tx, mission.id, statut);
  }

  async function head(on: Db, viewer: Person, id: string): Promise<MissionRow> {
    const isStaff = staffMay(viewer, "hidden-content.read");
    const found = await missions.visibleHead(on, id, { userId: viewer.id, isStaff });
    if (found === null) throw new DomainError("NOT_FOUND");
    return found;
  }

  return {
    /** Posts a mission and informs who is asked first, or the jobbeurs whom it suits [MISS-07]. Throws what `holdActive` throws, PROFILE_HIDDEN, TERMS_REQUIRED, or VALIDATION_FAILED for a place, a day, who is asked or a picture. */
    async create(
      tx: Tx,
      owner: Person,
      { asked, pictures: shown, ...input }: MissionInput,
    ): Promise<Mission> {
      const where = placeOf(places, input);
      const dayFault = wantedDayFault(where.place.code, input.date, clock.now());
      if (dayFault !== null) refuseField("date", dayFault);
      await holdActive(tx, owner.id, asked?.people);
      if (asked !== undefined) await checkAsked(tx, owner.id, asked.people);
      const decision = decideMission(
        { statut: "brouillon" },
        {
          type: "mission.posted",
          by: "owner",
          isProfileHidden: owner.profile_hidden,
          hasAcceptedTerms: (await consents.standing(tx, owner.id, "terms")).hasConsent,
          asksFirst: asked !== undefined,
        },
      );
      if (!decision.allowed) throw new DomainError(decision.reason);
      const now = instant(clock);
      const id = newId();
      await missions.insert(tx, {
        // A column that is called as in the contract comes from it.
        ...input,
        ...(await maskTexts(masking, tx, { subjectId: id, missionId: id, authorId: owner.id }, input)),
        id,
        ownerId: owner.id,
        ...placeColumns(where),
        ...dayColumns(input),
        ...priceColumns(input),
        ...decision.next,
        askedUntil: asked === undefined ? null : askedUntil(asked, input, clock.now()),
        opensAfter: asked?.opensAfter ?? null,
        createdAt: now,
        updatedAt: now,
      });
      await pictures.begin(tx, { missionId: id, ownerId: owner.id }, shown);
      const mission = await missions.read(tx, id);
      const earlier = await missions.otherTexts(tx, { id, ownerId: owner.id }, instant(clock, -repetitionMs));
      await watch(tx, { kind: "mission", id, words: textOf(input), earlier });
      if (asked === undefined) await publish(tx, mission);
      else await asking.begin(tx, id, asked.people);
      return missions.read(tx, id, { userId: owner.id, isStaff: false });
    },

    /** A page of missions as JSON text. Throws VALIDATION_FAILED for a foreign cursor. */
    async list(scope: ListScope, userId: string, query: MissionListQuery): Promise<string> {
      const sort = query.sort_by;
      const key = readMissionCursor(sort, query.cursor);
      const zone = query.nearby && query.owner !== true ? await zoneAround(userId) : null;
      const { when } = query;
      const { rows, nextKey, total, home } = await missions.page({
        scope,
        query: { ...query, nearby: zone === null ? undefined : true },
        userId,
        ...(zone === null ? {} : { zone: zone.map(({ code }) => code) }),
        ...(when === undefined ? {} : { days: wantedDays(when, dayInFrance(clock.now())) }),
        key,
      });
      const nextCursor = nextKey === null ? null : writeMissionCursor(sort, nextKey);
      return listJson(
        home === null || query.owner === true
          ? rows
          : withDistances(rows, (code) => places.kmBetween(home, code)),
        paginationOf({ ...query, total, nextCursor }),
      );
    },

    /** A page of open missions that suit a jobbeur, as JSON text; none for who stated neither what they do nor where. */
    async matching(
      userId: string,
      query: { page: number; limit: number; showRejected: boolean },
    ): Promise<string> {
      const zone = (await zoneAround(userId)) ?? [];
      const { limit, showRejected } = query;
      const { rows, total } = await readMatching(db, {
        userId,
        zone,
        today: dayInFrance(clock.now()),
        showRejected,
        limit,
        offset: rowsBefore(query, null),
      });
      return listJson(rows, paginationOf({ ...query, total, nextCursor: null }));
    },

    /** What became of the publication of a mission of a person’s own. Throws NOT_FOUND. */
    async publication(on: Db, viewer: Person, id: string): Promise<Publication> {
      const { ownerId } = await head(on, viewer, id);
      if (ownerId !== viewer.id) throw new DomainError("NOT_FOUND");
      const { category, place } = await missions.read(on, id);
      return readPublication(on, { id, category, department: place.departmentCode });
    },

    /** One mission as JSON text: open ones for everybody or who is asked, others for its sides and staff. Throws NOT_FOUND. */
    async details(viewer: Person, id: string, on: Db = db): Promise<string> {
      const isStaff = staffMay(viewer, "hidden-content.read");
      const json = await missions.visibleJson(on, id, { userId: viewer.id, isStaff });
      if (json === null) throw new DomainError("NOT_FOUND");
      return json;
    },

    /** Who owns a mission, what it is called and how it stands, where the viewer may see it. Throws NOT_FOUND. */
    head,
    asking,
    pictures,
    ...editing,
    /** Whether a person may see a mission, not as staff. */
    isSeenBy: async (on: Db, userId: string, id: string): Promise<boolean> =>
      (await missions.visibleHead(on, id, { userId, isStaff: false })) !== null,
    /** What moderators do. */
    moderation: moderateMissions({ live, missions }),
    maskable: maskableMissions({ missions, standing }),
    renewals: [
      renewMissions({ masking, missions }, { db }),
      renewPictures({ masking }, { db }),
      renewVersions({ db }),
    ],
    notifyMatches: matchNotifier.run,
    /** What people wrote of a mission. Throws NOT_FOUND. */
    async reactions(viewer: Person, id: string): Promise<MissionReactions> {
      await head(db, viewer, id);
      return reactions.read(db, id, viewer.id);
    },
    /** Records a reaction to a mission of another person, or takes it back; no one is informed. Throws NOT_FOUND, OWN_MISSION. */
    async react(
      tx: Tx,
      person: Person,
      id: string,
      { kind, isOn }: { kind: ReactionKind; isOn: boolean },
    ): Promise<MissionReactions> {
      await holdActive(tx, person.id);
      const { ownerId } = await head(tx, person, id);
      if (ownerId === person.id) throw new DomainError("OWN_MISSION");
      await reactions.set(tx, { missionId: id, userId: person.id, kind }, isOn, instant(clock));
      return reactions.read(tx, id, person.id);
    },

    /** Ends a mission of one's own. Cancelling costs 1 Jobi [MISS-19]. Throws NOT_FOUND, MISSION_TRANSITION_REFUSED, INSUFFICIENT_JOBI. */
    async close(
      tx: Tx,
      person: Person,
      id: string,
      statut: "terminee" | "annulee",
    ): Promise<{ data: Mission; message: string }> {
      const mission = await standing.lock(tx, id);
      if (mission === null || mission.ownerId !== person.id) throw new DomainError("NOT_FOUND");
      const follows =
        statut === "terminee"
          ? await standing.step(tx, mission, { type: "mission.completed", by: "owner" })
          : await standing.step(tx, mission, {
              type: "mission.cancelled",
              by: "owner",
              // What was sent for the mission comes back: whose Jobi may move are held in one order.
              jobiBalance: await jobi.hold(tx, person.id, await missions.chosen(tx, id)),
            });
      await close(tx, mission, statut, follows);
      const reader = { userId: person.id, isStaff: false };
      return { data: await missions.read(tx, id, reader), message: closedMessages[statut] };
    },

    /** Ends a locked mission under way as terminee, for the domain in which its client confirms it. Throws MISSION_TRANSITION_REFUSED. */
    async complete(tx: Tx, mission: MissionRow): Promise<void> {
      const follows = await standing.step(tx, mission, { type: "mission.completed", by: "owner" });
      await close(tx, mission, "terminee", follows);
    },

    /** Ends a locked mission under way as annulee for the person who was chosen and cannot come: it costs them what it costs its owner, where they have it. Throws MISSION_TRANSITION_REFUSED. */
    async leaveAs(tx: Tx, mission: MissionRow, jobbeurId: string): Promise<void> {
      const jobiBalance = await jobi.hold(tx, jobbeurId, [mission.ownerId]);
      const follows = await standing.step(tx, mission, { type: "mission.left", jobiBalance });
      await close(tx, mission, "annulee", follows, jobbeurId);
    },

    /** Ends a locked mission under way as annulee, at no cost, for the domain in which a dispute left nothing of it, a side is suspended, or no one came. Throws MISSION_TRANSITION_REFUSED. */
    async drop(tx: Tx, mission: MissionRow): Promise<void> {
      const follows = await standing.step(tx, mission, { type: "mission.voided" });
      await close(tx, mission, "annulee", follows);
    },

    /** The statuses, for domains whose own steps begin a mission. */
    standing,
    /** What a person holds as the owner of missions. */
    async holdings(on: Db, ownerId: string) {
      const { open, underWay } = await missions.heldBy(on, ownerId);
      return { openMissions: open, commitments: underWay };
    },
    /** Every mission of a person, and those of them that are open. */
    idsOf: missions.idsOf,
    openOf: missions.openOf,
    /** Keeps missions from changing until the transaction ends, always in the same order. */
    async hold(tx: Tx, ids: readonly string[]): Promise<void> {
      for (const id of [...new Set(ids)].sort()) await standing.lock(tx, id);
    },
    /** Ends the open missions of a person who leaves for good, at no cost in Jobi. */
    async leave(tx: Tx, ownerId: string): Promise<void> {
      for (const id of await missions.openOf(tx, ownerId)) {
        const mission = await standing.lock(tx, id);
        if (mission === null || mission.statut !== "ouverte") continue;
        for (const follow of await standing.step(tx, mission, { type: "owner.left" }))
          if (follow.type === "proposals.ended")
            await notifications.notifyAll(tx, await finish(tx, mission, follow.as));
      }
    },

    /** Marks open missions whose day is over where they are as expiree; answers how many. Each is its own transaction. */
    async expire(on: Db = db): Promise<number> {
      const ids = await missions.overdue(on, todays(clock.now()), expiryBatch);
      for (const id of ids)
        await inTransaction(on, async (tx) => {
          const mission = await standing.lock(tx, id);
          if (mission === null || mission.statut !== "ouverte") return;
          const follows = await standing.step(tx, mission, { type: "mission.expired" });
          const drafts: AddressedNotification[] = [{ to: mission.ownerId, ...expiredNotification(mission) }];
          for (const follow of follows)
            if (follow.type === "proposals.ended") drafts.push(...(await finish(tx, mission, follow.as)));
          await notifications.notifyAll(tx, drafts);
        });
      return ids.length;
    },
  };
}

export type MissionsService = ReturnType<typeof createMissionsService>;
