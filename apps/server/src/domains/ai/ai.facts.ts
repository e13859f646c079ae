import type { DescribeInput, LikelyHalfDay, PriceBasis, PriceInput } from "@jobami/api/ai/contract";
import { fewestPastMissions, mostHalfDays, nearbyKm } from "@jobami/api/ai/routes";
import type { Mission } from "@jobami/api/missions/contract";
import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay, timingOf } from "@jobami/api/missions/timing";
import { addDays, weekdayOf } from "@jobami/api/planning/time";
import { radiusKm } from "@jobami/api/profiles/limits";
import { reviewCriteria } from "@jobami/api/reviews/routes";
import { serviceLabels } from "@jobami/api/taxonomy";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import type { PlacesService } from "../places/places.domain.ts";
import type { PlanningService } from "../planning/planning.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import type { readAcceptedPrices, readNearbyPrices } from "../proposals/proposals.domain.ts";
import type { Reviews } from "../reviews/reviews.domain.ts";
import { daysAhead, likelyHalfDays, pastMissions, pastWeeks } from "./ai.half-days.ts";
import { choiceAnswer, priceAnswer, textAnswer, withoutContacts } from "./ai.prompts.ts";

interface Deps {
  clock: Clock;
  missions: Pick<MissionsService, "details">;
  places: Pick<PlacesService, "around" | "find">;
  planning: Pick<PlanningService, "read">;
  profiles: Pick<Profiles, "clocksOf" | "own">;
  proposals: { acceptedPrices: typeof readAcceptedPrices; nearbyPrices: typeof readNearbyPrices };
  reviews: Pick<Reviews, "toAnswer">;
}

const dayFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const momentLabels = {
  flexible: "à convenir",
  matin: "matin",
  "apres-midi": "après-midi",
  soir: "soir",
} as const;
const timingLabels = {
  date: "",
  asap: "dès que possible, au plus tard ",
  flexible: "date flexible, au plus tard ",
} as const;
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
const wantedText = (mission: Mission) =>
  [
    `${timingLabels[timingOf(mission)]}${dayText(mission.date)}`,
    ...(mission.endDate ? [`chaque jour jusqu’au ${dayText(mission.endDate)}`] : []),
  ].join(", ");

const serviceOf = ({ category, subcategory }: { category: string; subcategory: string }) => {
  const labels = serviceLabels(category, subcategory);
  return `${labels.category}, ${labels.subcategory}`;
};

const hoursOf: Readonly<Record<Mission["moment"], { from: string; to: string }>> = {
  flexible: { from: "06:00", to: "22:00" },
  matin: { from: "06:00", to: "13:00" },
  "apres-midi": { from: "13:00", to: "19:00" },
  soir: { from: "19:00", to: "23:00" },
};

/** The facts that features stand on: no name, no address, no way to reach anybody leaves the company. */
export function createAiFacts(deps: Deps) {
  const { clock, missions, places, planning, profiles, proposals, reviews } = deps;
  const missing = (): never => {
    throw new DomainError("AI_FACTS_MISSING");
  };
  const onlyJobbeurs = (person: Person) => {
    if (person.user_type !== "jobbeur") throw new DomainError("JOBBEUR_ONLY");
  };

  async function basisOf(db: Db, { subcategory, budgetType, placeCode }: PriceInput): Promise<PriceBasis> {
    const query = { subcategory, budget_type: budgetType };
    const codes = places.around(placeCode, nearbyKm).map(({ code }) => code);
    const nearby = codes.length === 0 ? null : await proposals.nearbyPrices(db, query, codes);
    const found = nearby ?? (await proposals.acceptedPrices(db, query));
    if (found === null) return missing();
    const { count, low, median, high } = found;
    return { scope: nearby === null ? "everywhere" : "nearby", count, low, median, high };
  }

  return {
    describe: (input: DescribeInput) => ({
      data: {
        service: serviceOf(input),
        titre: withoutContacts(input.title),
        mots: withoutContacts(input.words),
      },
      schema: textAnswer,
    }),

    /** Throws AI_FACTS_MISSING where too few agreed on a price for the like. */
    async price(db: Db, input: PriceInput) {
      const basis = await basisOf(db, input);
      const place = places.find(input.placeCode)?.name ?? "";
      return {
        basis,
        data: {
          service: serviceOf(input),
          titre: withoutContacts(input.title),
          unite: input.budgetType === "horaire" ? "heure" : "mission",
          missions: {
            nombre: basis.count,
            ou: basis.scope === "nearby" ? `à moins de ${nearbyKm} km de ${place}` : "sur tout le site",
            quart_bas: basis.low,
            mediane: basis.median,
            quart_haut: basis.high,
          },
        },
        schema: priceAnswer(basis.low, basis.high),
      };
    },

    /** Throws NOT_FOUND, REVIEW_ANSWERED. */
    async reply(db: Db, userId: string, reviewId: string) {
      const review = await reviews.toAnswer(db, userId, reviewId);
      const criteria = reviewCriteria[review.side === "client" ? "jobbeur" : "client"];
      return {
        data: {
          mission: withoutContacts(review.mission.title),
          avis: withoutContacts(review.texte),
          note: review.note,
          notes: criteria.map((critere, index) => ({ critere, note: review.notes[index] ?? 0 })),
        },
        schema: textAnswer,
      };
    },

    /** Throws NOT_FOUND, JOBBEUR_ONLY; AI_FACTS_MISSING for a mission that is over, one's own, or a profile that states nothing. */
    async fit(db: Db, person: Person, missionId: string) {
      onlyJobbeurs(person);
      const mission = JSON.parse(await missions.details(person, missionId)) as Mission;
      const own = await profiles.own(db, person.id);
      if (mission.statut !== "ouverte" || mission.owner.id === person.id || own.services.length === 0)
        return missing();
      const { zone } = own;
      const km =
        zone === null
          ? null
          : (places.around(zone.place.code, radiusKm.max).find(({ code }) => code === mission.place.code)
              ?.km ?? null);
      const week = Object.values(own.availability).flat();
      const wanted = hoursOf[mission.moment];
      const usual = hasOneDay(mission) ? own.availability[weekdayOf(mission.date)] : week;
      const available = usual.some(({ from, to }) => from < wanted.to && to > wanted.from);
      return {
        data: {
          mission: {
            service: serviceOf(mission),
            titre: withoutContacts(mission.title),
            description: withoutContacts(mission.description).slice(0, 1500),
            jour: wantedText(mission),
            moment: momentLabels[mission.moment],
            prix: mission.paymentMethodType === "jobis" ? `${mission.amount} Jobi` : `${mission.amount} €`,
            par: mission.budgetType === "horaire" ? "heure" : "mission",
          },
          profil: {
            propose_ce_service: own.services.some(({ subcategory }) => subcategory === mission.subcategory),
            presentation: withoutContacts(`${own.headline}\n${own.about}`.trim()).slice(0, 1000),
            km: km === null ? null : Math.round(km),
            rayon_km: zone?.radiusKm ?? null,
            disponible: week.length === 0 ? null : available,
          },
        },
        schema: textAnswer,
      };
    },

    /** Throws JOBBEUR_ONLY; AI_FACTS_MISSING with too few past missions, or without a half-day left. */
    async availability(db: Db, person: Person) {
      onlyJobbeurs(person);
      const today = dayIn(await profiles.clocksOf(db, person.id), clock.now());
      const past = (pastWeeks + 2) * 7;
      const read = await planning.read(db, person.id, {
        from: addDays(today, -past),
        days: past + daysAhead + 1,
      });
      if (pastMissions(read, today) < fewestPastMissions) return missing();
      const share = ({ free, weeks }: LikelyHalfDay) => free / weeks;
      const offered = likelyHalfDays(read, today)
        .sort((one, other) => share(other) - share(one) || one.day.localeCompare(other.day))
        .slice(0, mostHalfDays);
      if (offered.length === 0) return missing();
      return {
        offered,
        data: {
          demi_journees: offered.map(({ day, moment, free, weeks }, id) => ({
            id,
            jour: `${dayText(day)} ${momentLabels[moment]}`,
            libre: free,
            semaines: weeks,
          })),
        },
        schema: choiceAnswer(offered.length, Math.min(offered.length, mostHalfDays)),
      };
    },
  };
}

export type AiFacts = ReturnType<typeof createAiFacts>;
