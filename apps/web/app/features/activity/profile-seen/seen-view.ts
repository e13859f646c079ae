import { displayText, shortName } from "@jobami/api/http/display-text";
import { franceZone } from "@jobami/api/places/france-zone";
import type { SeenPiece } from "@jobami/api/portfolio/seen";
import { type TimeRange, weekdays, weeklyHours } from "@jobami/api/profiles/availability";
import type { ProfileService, SeenProfile } from "@jobami/api/profiles/contract";
import { languages } from "@jobami/api/profiles/languages";
import type { SeenBadge } from "@jobami/api/quality/seen";
import type { SeenReviews } from "@jobami/api/reviews/seen";
import { serviceCategories } from "@jobami/api/taxonomy";
import { askPath } from "../../../entities/ask/index.ts";
import { type MissionWish, withWish } from "../../../entities/service/index.ts";
import { dayNames, emailCheckedText, experienceText, zoneText } from "./copy.ts";

/** A service as text. */
export interface SeenService extends Pick<ProfileService, "unit" | "amount"> {
  label: string;
  experience: string | null;
}

/** A day of the week: its hours as text, and as parts of the drawn day in percent. */
export interface SeenDay {
  name: string;
  hours: readonly string[];
  parts: readonly { from: number; length: number }[];
}

/** A profile as text and numbers, as it is drawn: no list of services or languages has to travel along. */
export interface SeenView {
  id: string;
  slug: string;
  /** Where they are asked first for a mission, for what whoever reads came to have done. */
  ask: string;
  name: string;
  isJobbeur: boolean;
  isVerified: boolean;
  isIndexable: boolean;
  headline: string;
  about: string;
  photo: string | null;
  services: readonly SeenService[];
  zone: string | null;
  commune: string | null;
  /** Null when no hours are stated. */
  week: readonly SeenDay[] | null;
  languages: readonly string[];
  equipment: readonly string[];
  memberSince: string;
  emailChecked: string | null;
  reviews: SeenReviews;
  badges: readonly SeenBadge[];
  portfolio: readonly SeenPiece[];
}

/** The drawn day goes from 6 to 24 o’clock. */
const firstHour = 6;
const hoursDrawn = 24 - firstHour;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** « 9 h », « 18 h 30 ». */
function hourText(time: string): string {
  const minutes = time.slice(3);
  return `${Number(time.slice(0, 2))}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

function partOf({ from, to }: TimeRange): { from: number; length: number } {
  const [start, end] = [Math.max(hourOf(from), firstHour), Math.max(hourOf(to), firstHour)];
  const percent = (hours: number) => Math.round((1000 * hours) / hoursDrawn) / 10;
  return { from: percent(start - firstHour), length: percent(end - start) };
}

const month = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: franceZone });
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

const labelOf = (slug: string) =>
  serviceCategories.flatMap(({ subcategories }) => subcategories).find((one) => one.slug === slug)?.label ??
  slug;

/** What is drawn of a profile, for whoever came to have something done. */
export function seenView(profile: SeenProfile, wish: MissionWish = {}): SeenView {
  const { zone, availability, emailVerifiedAt } = profile;
  return {
    id: profile.id,
    slug: profile.slug,
    ask: withWish(askPath(profile.slug), wish),
    name: shortName(profile),
    isJobbeur: profile.userType === "jobbeur",
    isVerified: profile.isVerified,
    isIndexable: profile.isIndexable,
    headline: displayText(profile.headline),
    about: displayText(profile.about),
    photo: profile.photo?.medium ?? null,
    services: profile.services.map(({ subcategory, unit, amount, years }) => ({
      label: labelOf(subcategory),
      unit,
      amount,
      experience: years === null ? null : experienceText(years),
    })),
    zone: zone === null ? null : zoneText(zone.place.name, zone.place.department, zone.radiusKm),
    commune: zone?.place.name ?? null,
    week:
      weeklyHours(availability) === 0
        ? null
        : weekdays.map((name) => ({
            name: dayNames[name],
            hours: availability[name].map(({ from, to }) => `${hourText(from)} – ${hourText(to)}`),
            parts: availability[name].map(partOf),
          })),
    languages: profile.languages.map((code) => languages.find((one) => one.code === code)?.label ?? code),
    equipment: profile.equipment.map(displayText),
    memberSince: month.format(new Date(profile.memberSince)),
    reviews: profile.reviews,
    badges: profile.badges,
    portfolio: profile.portfolio.map((piece) => ({
      ...piece,
      title: displayText(piece.title),
      text: displayText(piece.text),
    })),
    emailChecked: emailVerifiedAt === null ? null : emailCheckedText(day.format(new Date(emailVerifiedAt))),
  };
}
