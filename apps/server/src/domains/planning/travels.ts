import type { Planning, PlanningSlot, TightWay, Travel } from "@jobami/api/planning/contract";
import type { PlacesService } from "../places/places.domain.ts";

/** Km an hour between two communes, as the crow flies: a plain mean of car, bus and bicycle, towns and roads. */
const speed = 30;
/** No one is elsewhere sooner, not even in the same commune, in minutes. */
export const leastTravelMinutes = 15;
/** Ways are given in steps, in minutes. */
const step = 5;

/** Beyond so many km no one is shown how long it takes: people fly, take a train, or stay. */
export const mostTravelKm = 200;

/** The one rule of how long it takes over so many km, in minutes; the least where nothing is known of one. */
export function travelMinutes(km: number | null): number {
  return Math.max(leastTravelMinutes, Math.ceil((((km ?? 0) / speed) * 60) / step) * step);
}

/** Where and when a person is. */
export interface Stay {
  missionId: string;
  title: string;
  placeCode: string;
  startsAt: number;
  endsAt: number;
}

export function createTravels({ places }: { places: Pick<PlacesService, "kmBetween" | "areJoined"> }) {
  /** How long a way takes, or how far it is where that is not known: over the sea, or too far. `least` is what it takes at any rate. */
  function wayOf({ placeCode: one }: Stay, { placeCode: other }: Stay) {
    const km = places.kmBetween(one, other);
    const least = travelMinutes(Math.min(km ?? 0, mostTravelKm));
    return places.areJoined(one, other) && (km ?? 0) <= mostTravelKm
      ? { least, minutes: least, km: null }
      : { least, minutes: null, km: km === null ? null : Math.round(km) };
  }
  const left = (one: Stay, next: Stay) => Math.floor((next.startsAt - one.endsAt) / 60_000);

  return {
    /** The ways between the stays of each day, which come in their order. */
    between(slots: readonly PlanningSlot[]): Planning["travels"] {
      const stays = slots
        .filter(({ statut, agreed }) => statut === "en_cours" && agreed !== null)
        .map(({ missionId, title, placeCode, day, agreed }) => ({
          day,
          missionId,
          title,
          placeCode,
          startsAt: Date.parse(agreed?.startsAt ?? ""),
          endsAt: Date.parse(agreed?.endsAt ?? ""),
        }))
        .sort((one, other) => one.startsAt - other.startsAt);
      return stays.flatMap((to, index): Travel[] => {
        const from = stays[index - 1];
        if (from === undefined || from.day !== to.day) return [];
        const { least, ...rest } = wayOf(from, to);
        const isTight = left(from, to) < least;
        return [{ fromId: from.missionId, toId: to.missionId, day: to.day, ...rest, isTight }];
      });
    },

    /** The ways that a stay would leave too little time for: from the last one before it, to the first one after it. */
    tight(stay: Stay, others: readonly Stay[]): TightWay[] {
      const before = others.filter(({ startsAt }) => startsAt <= stay.startsAt).at(-1);
      const after = others.find(({ startsAt }) => startsAt > stay.startsAt);
      const way = (side: TightWay["side"], other: Stay, from: Stay, to: Stay): TightWay[] => {
        const [{ least, ...rest }, time] = [wayOf(from, to), left(from, to)];
        return time < least ? [{ side, title: other.title, ...rest, left: Math.max(0, time) }] : [];
      };
      return [
        ...(before === undefined ? [] : way("before", before, before, stay)),
        ...(after === undefined ? [] : way("after", after, stay, after)),
      ];
    },
  };
}

export type Travels = ReturnType<typeof createTravels>;
