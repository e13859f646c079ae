import { toCents } from "@jobami/api/http/money";
import { roleReaches } from "@jobami/api/http/route";
import {
  dayInFrance,
  type Mission,
  type MissionListQuery,
  type missionBody,
  wantedDayFault,
} from "@jobami/api/missions/contract";
import type { Place } from "@jobami/api/places/contract";
import { decideMission } from "@jobami/machines/lifecycles/mission";
import type { z } from "zod";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Consents } from "../consents/consents.service.ts";
import type { JobiService } from "../jobi/jobi.service.ts";
import type { AddressedTelling, NotificationsService } from "../notifications/notifications.service.ts";
import type { PlacesService } from "../places/places.service.ts";
import type { ProposalEndings } from "../proposals/endings.service.ts";
import { everyJobbeur, holdActive } from "../users/users.service.ts";
import { closedMessages, expiredTelling, publishedTelling } from "./missions.copy.ts";
import { readCursor, writeCursor } from "./missions.cursor.ts";
import { countCap, type ListScope } from "./missions.list.ts";
import type { MissionRow, MissionsRepository } from "./missions.repository.ts";
import type { MissionStanding } from "./standing.service.ts";

/** A mission as it comes out of the contract's schema. */
export type MissionInput = z.output<typeof missionBody>;

interface Deps {
  db: Db;
  clock: Clock;
  live: Pick<Live, "record">;
  missions: MissionsRepository;
  standing: MissionStanding;
  endings: ProposalEndings;
  places: Pick<PlacesService, "find">;
  consents: Pick<Consents, "standing">;
  jobi: Pick<JobiService, "hold" | "chargeCancellation">;
  notifications: Pick<NotificationsService, "tellAll" | "leaveForAll">;
}

/** Missions that end in one go of the expiry job. */
const expiryBatch = 200;

function refuseField(path: string, message: string): never {
  throw new DomainError("VALIDATION_FAILED", undefined, [{ path, code: "CUSTOM", message }]);
}

/** Posts, lists and ends missions. The life cycle decides every step. */
export function createMissionsService(deps: Deps) {
  const { db, clock, live, missions, standing, endings, places, consents, jobi, notifications } = deps;

  function placeOf(input: MissionInput): { place: Place; postalCode: string } {
    const place = places.find(input.placeCode);
    if (place === undefined) return refuseField("placeCode", "Choisissez une commune de la liste.");
    const postalCode = input.postalCode ?? place.postalCodes[0] ?? "";
    if (!place.postalCodes.includes(postalCode))
      refuseField("postalCode", "Ce code postal n’est pas celui de la commune choisie.");
    return { place, postalCode };
  }

  /** Performs what the life cycle says must follow an end, all but the Jobi, in the same transaction. */
  async function finish(tx: Tx, mission: MissionRow, as: "refusee" | "expiree"): Promise<AddressedTelling[]> {
    const tellings = await endings.end(tx, mission, as);
    await standing.announce(tx, mission.id);
    return tellings;
  }

  return {
    /** Posts a mission and tells every active jobbeur but its owner. Throws what `holdActive` throws, PROFILE_HIDDEN, TERMS_REQUIRED, or VALIDATION_FAILED for a place or a day. */
    async create(tx: Tx, owner: Person, input: MissionInput): Promise<Mission> {
      const { place, postalCode } = placeOf(input);
      const dayFault = wantedDayFault(input.date, clock.now());
      if (dayFault !== null) refuseField("date", dayFault);
      await holdActive(tx, owner.id);
      const decision = decideMission(
        { statut: "brouillon" },
        {
          type: "mission.posted",
          by: "owner",
          isProfileHidden: owner.profile_hidden,
          hasAcceptedTerms: (await consents.standing(tx, owner.id, "terms")).hasConsent,
        },
      );
      if (!decision.allowed) throw new DomainError(decision.reason);
      const now = instant(clock);
      const id = newId();
      await missions.insert(tx, {
        id,
        ownerId: owner.id,
        title: input.title,
        description: input.description,
        category: input.category,
        subcategory: input.subcategory,
        placeCode: place.code,
        placeName: place.name,
        postalCode,
        departmentCode: place.departmentCode,
        day: input.date,
        moment: input.moment,
        budgetType: input.budgetType,
        amountCents: input.paymentMethodType === "jobis" ? 0 : toCents(input.amount),
        jobis: input.paymentMethodType === "jobis" ? input.amount : input.jobiAmount,
        paymentMethod: input.paymentMethodType,
        isUrgent: input.isUrgent,
        statut: decision.next.statut,
        createdAt: now,
        updatedAt: now,
      });
      const mission = await missions.read(tx, id);
      const jobbeurs = everyJobbeur({ except: owner.id });
      live.record(tx, jobbeurs, "mission_published", { mission });
      await notifications.leaveForAll(tx, jobbeurs, publishedTelling(mission));
      return mission;
    },

    /** A page of missions as JSON text. Throws VALIDATION_FAILED for a foreign cursor. */
    async list(scope: ListScope, userId: string, query: MissionListQuery): Promise<string> {
      const key = readCursor(query.sort_by, query.cursor);
      const { rows, nextKey, total } = await missions.page({ scope, query, userId, key });
      const totalCount = Math.min(total, countCap);
      const pagination = {
        page: query.page,
        pageSize: query.limit,
        totalPages: Math.ceil(totalCount / query.limit),
        totalCount,
        countIsCapped: total > countCap,
        nextCursor: nextKey === null ? null : writeCursor(query.sort_by, nextKey),
      };
      return `{"success":true,"data":${rows},"pagination":${JSON.stringify(pagination)}}`;
    },

    /** One mission as JSON text: open ones for everybody, others for its sides and staff. Throws NOT_FOUND. */
    async details(viewer: Person, id: string): Promise<string> {
      const isStaff = roleReaches(viewer.role, "jobmodo");
      const json = await missions.visibleJson(db, id, { userId: viewer.id, isStaff });
      if (json === null) throw new DomainError("NOT_FOUND");
      return json;
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
              jobiBalance: await jobi.hold(tx, person.id),
            });
      const tellings: AddressedTelling[] = [];
      for (const follow of follows) {
        if (follow.type === "jobi.debited")
          await jobi.chargeCancellation(tx, { userId: person.id, missionId: id, cost: follow.amount });
        if (follow.type === "proposals.ended") tellings.push(...(await finish(tx, mission, follow.as)));
        if (follow.type === "sides.notified")
          tellings.push(...(await endings.tellChosen(tx, mission, statut)));
      }
      await notifications.tellAll(tx, tellings);
      return { data: await missions.read(tx, id), message: closedMessages[statut] };
    },

    /** How many missions a person has open, and under way. */
    heldBy: missions.heldBy,
    /** Every mission of a person, and those of them that are open. */
    idsOf: missions.idsOf,
    openOf: missions.openOf,
    /** Keeps missions from changing until the transaction ends, always in the same order. */
    async hold(tx: Tx, ids: readonly string[]): Promise<void> {
      for (const id of [...new Set(ids)].sort()) await standing.lock(tx, id);
    },
    /** Ends the open missions of somebody who leaves for good, at no cost in Jobi. */
    async leave(tx: Tx, ownerId: string): Promise<void> {
      for (const id of await missions.openOf(tx, ownerId)) {
        const mission = await standing.lock(tx, id);
        if (mission === null || mission.statut !== "ouverte") continue;
        for (const follow of await standing.step(tx, mission, { type: "owner.left" }))
          if (follow.type === "proposals.ended")
            await notifications.tellAll(tx, await finish(tx, mission, follow.as));
      }
    },

    /** Marks open missions whose day is over, in France, as expiree; answers how many. Each is its own transaction. */
    async expire(on: Db = db): Promise<number> {
      const ids = await missions.overdue(on, dayInFrance(clock.now()), expiryBatch);
      for (const id of ids)
        await inTransaction(on, async (tx) => {
          const mission = await standing.lock(tx, id);
          if (mission === null || mission.statut !== "ouverte") return;
          const follows = await standing.step(tx, mission, { type: "mission.expired" });
          const tellings: AddressedTelling[] = [{ to: mission.ownerId, ...expiredTelling(mission) }];
          for (const follow of follows)
            if (follow.type === "proposals.ended") tellings.push(...(await finish(tx, mission, follow.as)));
          await notifications.tellAll(tx, tellings);
        });
      return ids.length;
    },
  };
}

export type MissionsService = ReturnType<typeof createMissionsService>;

/** The door to other domains: what they say about a mission, and the row that they lock. */
export { priceText, quoted, shortName } from "./missions.copy.ts";
export type { MissionRow } from "./missions.repository.ts";
