import type { Compared } from "@jobami/api/comparison/contract";
import type { Mission } from "@jobami/api/missions/contract";
import type { Db } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import type { PlacesService } from "../places/places.domain.ts";
import type { PlanningService } from "../planning/planning.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import type { Search } from "../search/search.domain.ts";
import { comparisonRepository as repository } from "./comparison.repository.ts";

interface Deps {
  missions: Pick<MissionsService, "details">;
  places: Pick<PlacesService, "kmBetween">;
  planning: Pick<PlanningService, "freedoms">;
  profiles: Pick<Profiles, "summaries">;
  search: Pick<Search, "badgesOf">;
}

/** What is known of those who propose to do a mission. */
export function createComparison({ missions, places, planning, profiles, search }: Deps) {
  return {
    /** For the owner of the mission alone; of whom no one may see a profile there is nothing. Throws NOT_FOUND. */
    async read(db: Db, viewer: Person, missionId: string): Promise<Compared[]> {
      const mission = JSON.parse(await missions.details(viewer, missionId, db)) as Mission;
      const { id, owner, place, date: day, endDate: endDay = null, timing, moment } = mission;
      if (owner.id !== viewer.id) throw new DomainError("NOT_FOUND");
      const rows = await repository.standing(db, id, owner.id);
      const ids = rows.map(({ userId }) => userId);
      const known = await profiles.summaries(db, ids);
      const badges = await search.badgesOf(db, rows);
      const freedoms = await planning.freedoms(db, ids, {
        id,
        day,
        endDay,
        timing,
        moment,
        placeCode: place.code,
      });
      return rows.flatMap(({ userId, placeCode, rating, reviews, completed }) => {
        const slug = known.get(userId)?.summary.slug;
        if (slug === undefined) return [];
        const km = placeCode === null ? null : places.kmBetween(placeCode, place.code);
        return [
          {
            jobbeurId: userId,
            slug,
            rating,
            reviews,
            badges: badges.get(userId) ?? [],
            completed,
            distanceKm: km === null ? null : Math.round(km),
            freedom: freedoms.get(userId) ?? "unknown",
          },
        ];
      });
    },
  };
}

export type Comparison = ReturnType<typeof createComparison>;
