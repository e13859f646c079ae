import { emptyWeek, weekdays } from "@jobami/api/profiles/availability";
import { type SubcategorySlug, serviceCategories } from "@jobami/api/taxonomy";
import { serviceTerms } from "@jobami/api/taxonomy/service-terms";
import type { PlacesService } from "../domains/places/places.domain.ts";
import { textFunctions } from "./mission-fill-text.ts";

/** How many missions, people who work and people who post them; the rest follows from these. */
export interface FillSize {
  missions: number;
  jobbeurs: number;
  clients: number;
}

/** Towns that most of France's missions are around, the largest first. */
const towns = ["75056", "13055", "69123", "31555", "44109", "59350", "33063", "67482", "35238", "38185"];
const aroundKm = 40;
/** The tables that the fill writes, but those of the people alone. */
export const filledTables = [
  "users",
  "profiles",
  "profile_slugs",
  "offered_services",
  "profile_words",
  "reviews",
  "missions",
  "proposals",
  "proposal_offers",
  "mission_steps",
  "mission_reactions",
  "favorites",
  "blocks",
  "client_notes",
  "planning_exceptions",
  "moderation_cases",
  "content_reports",
  "audit_entries",
  "disputes",
] as const;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Communes, those of large towns and near them first: whoever draws low numbers draws crowded ones. */
function placeRows(places: PlacesService): string {
  const centreOf = (code: string) => {
    const centre = places.centre(code);
    return `${centre?.latitude ?? null}, ${centre?.longitude ?? null}`;
  };
  const codes = new Set(
    towns
      .flatMap((town, rank) =>
        places.around(town, aroundKm).map(({ code, km }) => ({ code, weight: (1 + rank) * (5 + km) })),
      )
      .sort((a, b) => a.weight - b.weight)
      .map(({ code }) => code),
  );
  return [...codes]
    .flatMap((code) => places.find(code) ?? [])
    .map(
      (place, n) =>
        `(${n}, ${[place.code, place.name, place.postalCodes[0] ?? "", place.departmentCode].map(text).join(", ")}, ${centreOf(place.code)})`,
    )
    .join(", ");
}

const serviceRows = () =>
  serviceCategories
    .flatMap(({ slug, subcategories }) => subcategories.map((one) => [slug, one.slug] as const))
    .map(
      ([category, subcategory], n) =>
        `(${n}, ${text(category)}, ${text(subcategory)}, string_to_array(${text(serviceTerms[subcategory as SubcategorySlug])}, ' '))`,
    )
    .join(", ");

/** A whole number from 0, `most` excluded: of some kinds there are many more than of others. */
const skewed = (most: number | string) => `floor(random() * random() * ${most})::integer`;
const even = (most: number | string) => `floor(random() * ${most})::integer`;
const chance = (share: number) => `random() < ${share}`;
/** What happened at a moment of the year before; a larger part is longer ago. */
const ago = (part: string) => `fill_now() - (${part}) * interval '365 days'`;

const helpers = (now: Date, places: PlacesService) => [
  "select setseed(0.42)",
  `create function fill_now() returns timestamptz language sql immutable return timestamptz '${now.toISOString()}'`,
  `create function fill_id(kind integer, n bigint) returns uuid language sql immutable
   return ('0198b7a0-000' || to_hex(kind) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`,
  ...textFunctions,
  "create table fill_places (n integer primary key, code text, name text, postal text, department text, latitude float8, longitude float8)",
  `insert into fill_places values ${placeRows(places)}`,
  "create table fill_services (n integer primary key, category text, subcategory text, words text[])",
  `insert into fill_services values ${serviceRows()}`,
  "analyze fill_places, fill_services",
];

const placeCount = "(select count(*) from fill_places)";
const serviceCount = "(select count(*) from fill_services)";

/** The last of all moderates. Of the others a few are hidden, a few pause, and many may be shown by search engines. */
const people = ({ jobbeurs, clients }: FillSize) => [
  `insert into users (id, email, password_hash, password_changed_at, role, user_type, prenom, nom, email_verified_at,
    terms_accepted_at, created_at, profile_hidden, seo_indexable, statut, deactivated_at)
  select fill_id(1, n), 'personne' || n || '@exemple.fr', '-', fill_now(), case when n > ${jobbeurs + clients} then 'jobmodo' else 'jobutil' end,
    case when n <= ${jobbeurs} then 'jobbeur' else 'other' end, fill_first_name(), fill_last_name(), fill_now(), fill_now(),
    ${ago("random()")}, n % 40 = 3, n % 5 < 3, case when n % 70 = 9 then 'paused' else 'active' end, case when n % 70 = 9 then fill_now() end
  from generate_series(1, ${jobbeurs + clients + 1}) n`,
  `insert into profile_slugs (slug, user_id, is_current, created_at)
  select 'membre-' || n, fill_id(1, n), true, fill_now() from generate_series(1, ${jobbeurs + clients}) n`,
  `insert into profiles (user_id, version, headline, about, services, place_code, radius_km, availability, languages, equipment, updated_at)
  select fill_id(1, j.n), 1, '', '', (
      select jsonb_agg(jsonb_build_object('subcategory', s.subcategory, 'unit', (array['hour', 'hour', 'flat', 'hour', 'quote'])[1 + (j.n + s.n) % 5],
        'amount', case when (j.n + s.n) % 5 < 4 then 15 + (j.n * 7 + s.n) % 40 end, 'years', null))
      from fill_services s where s.n in (j.service, (j.service + 13) % j.services, case when j.n % 3 = 0 then (j.service + 29) % j.services end)),
    p.code, (array[5, 10, 15, 20, 30, 50, 100])[1 + ${skewed(7)}],
    ${text(JSON.stringify(emptyWeek))}::jsonb || case when j.n % 5 < 3 then '{}'::jsonb else jsonb_build_object('monday', '[{"from":"08:00","to":"18:00"}]'::jsonb,
      'wednesday', '[{"from":"08:00","to":"12:00"}]'::jsonb, 'saturday', '[{"from":"09:00","to":"19:00"}]'::jsonb) end,
    '[]', '[]', fill_now()
  from (select n, ${skewed(serviceCount)} as service, ${serviceCount}::integer as services, ${skewed(placeCount)} as place
    from generate_series(1, ${jobbeurs}) n) j
  join fill_places p on p.n = j.place`,
  `insert into planning_exceptions (id, user_id, first_day, last_day, note, created_at)
  select fill_id(9, n), fill_id(1, n), fill_now()::date + n % 30, fill_now()::date + n % 30 + 7, '', fill_now()
  from generate_series(1, ${jobbeurs}, 10) n`,
  `insert into blocks (blocker_id, blocked_id, created_at)
  select fill_id(1, n), fill_id(1, ${jobbeurs} + 1 + ${even(clients)}), fill_now() from generate_series(1, ${jobbeurs}, 20) n`,
  `insert into favorites (id, user_id, favorite_user_id, note, created_at, looked_at)
  select fill_id(8, n), fill_id(1, ${jobbeurs} + n), fill_id(1, 1 + ${even(jobbeurs)}), '', ${ago("random()")}, fill_now()
  from generate_series(1, ${clients}, 2) n`,
];

/** One in nine is open; those are the newest. Some people post many. */
const missions = ({ missions: count, jobbeurs, clients }: FillSize) => [
  `create table fill_missions as
  select n, ${skewed(clients)} as owner, ${skewed(serviceCount)} as service, ${skewed(placeCount)} as place,
    ${skewed(jobbeurs)} as jobbeur, ${even(1000)} as luck, ${even(4)} as bids, ${ago(`(${count} - n)::float8 / ${count}`)} as at
  from generate_series(1, ${count}) n`,
  `alter table fill_missions add column statut text generated always as (case
    when n > ${Math.floor(count * 0.88)} then case when luck < 850 then 'ouverte' when luck < 950 then 'en_cours' else 'annulee' end
    else case when luck < 600 then 'terminee' when luck < 880 then 'expiree' else 'annulee' end end) stored`,
  "analyze fill_missions",
  `insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
    department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
  select fill_id(2, m.n), fill_id(1, ${jobbeurs} + 1 + m.owner), fill_title(), fill_description(m.n), s.category, s.subcategory,
    p.code, p.name, p.postal, p.department, (m.at + (1 + m.luck % 40) * interval '1 day')::date,
    (array['flexible', 'matin', 'apres-midi', 'soir'])[1 + m.luck % 4], case when m.luck % 3 = 0 then 'horaire' else 'fixe' end,
    case when m.luck % 10 = 1 then 0 else 1500 + 100 * ${skewed(200)} end, case when m.luck % 10 in (1, 2) then 5 + m.luck % 40 else 0 end,
    case m.luck % 10 when 1 then 'jobis' when 2 then 'hybrid' else 'euros' end, m.luck % 12 = 0, m.statut, m.at,
    least(fill_now(), m.at + m.luck * interval '1 hour')
  from fill_missions m join fill_services s on s.n = m.service join fill_places p on p.n = m.place`,
];

const proposals = ({ jobbeurs }: FillSize) => [
  `insert into proposals (id, mission_id, owner_id, jobbeur_id, statut, version, created_at, updated_at)
  select fill_id(3, m.n * 8 + k), fill_id(2, m.n), fill_id(1, ${jobbeurs} + 1 + m.owner),
    fill_id(1, 1 + (m.jobbeur + k * 7919) % ${jobbeurs}),
    case when m.statut in ('en_cours', 'terminee') then case when k = 0 then 'acceptee' else 'refusee' end
      when m.statut = 'ouverte' then (array['en_attente', 'contre_offre_client', 'contre_offre_jobbeur', 'retiree', 'refusee'])[1 + (m.luck + k) % 5]
      when m.statut = 'expiree' then 'expiree' else 'refusee' end,
    1 + (m.luck + k) % 2, m.at + k * interval '1 hour', least(fill_now(), m.at + (m.luck + k) * interval '1 hour')
  from fill_missions m
  cross join lateral generate_series(0, greatest(m.bids - 1, case when m.statut in ('en_cours', 'terminee') then 0 else -1 end)) k`,
  `insert into proposal_offers (proposal_id, version, author_id, side, amount_cents, jobis, payment_method, message, created_at)
  select p.id, v, case when v = 1 then p.jobbeur_id else p.owner_id end, case when v = 1 then 'jobbeur' else 'client' end,
    2000 + 100 * ${skewed(150)}, 0, 'euros', fill_sentence(), p.created_at + v * interval '1 hour'
  from proposals p cross join lateral generate_series(1, p.version) v`,
  `insert into mission_steps (mission_id, seq, kind, author_id, note, quarters, created_at)
  select p.mission_id, 1, 'work.done', p.jobbeur_id, '', 4 + ${skewed(30)}, p.updated_at
  from fill_missions m join proposals p on p.id = fill_id(3, m.n * 8) where m.statut = 'terminee' and m.luck % 3 = 0`,
  `insert into mission_reactions (mission_id, user_id, kind, created_at)
  select fill_id(2, 1 + (m.n * 7) % (select max(n) from fill_missions)), fill_id(1, 1 + m.jobbeur), 'rejected', fill_now()
  from fill_missions m where m.n % 5 = 0 on conflict do nothing`,
  `insert into client_notes (user_id, client_id, note, tags, version, updated_at)
  select fill_id(1, 1 + m.jobbeur), fill_id(1, ${jobbeurs} + 1 + m.owner), fill_sentence(), '[]', 1, fill_now()
  from fill_missions m where m.n % 20 = 0 and m.statut = 'terminee' on conflict do nothing`,
];

/** What moderators look at. Some kinds come all the time and some hardly ever. */
const moderation = ({ missions: count, jobbeurs, clients }: FillSize) => {
  const anybody = `fill_id(1, 1 + ${even(jobbeurs + clients)})`;
  const moderator = `fill_id(1, ${jobbeurs + clients + 1})`;
  return [
    `insert into moderation_cases (id, kind, content_id, author_id, title, words, status, is_removed, opened_at, decided_by,
      decided_at, first_decided_at, reasons)
    select fill_id(5, n), kind, fill_id(6, n), ${anybody}, '', fill_sentence(), case when is_open then 'reported' when n % 3 = 0 then 'removed' else 'kept' end,
      not is_open and n % 3 = 0, opened, case when not is_open then ${moderator} end, case when not is_open then opened + interval '1 day' end,
      case when not is_open then opened + interval '1 day' end, case when not is_open then 'Ce contenu a été relu.' end
    from (select n, ${chance(0.1)} as is_open, case when n % 1000 = 0 then 'review' when n % 50 = 0 then 'profile' when n % 8 = 0 then 'mission'
        when n % 3 = 0 then 'comment' else 'message' end as kind, ${ago(`1 - n::float8 / ${Math.ceil(count / 10)} * 0.99`)} as opened
      from generate_series(1, ${Math.ceil(count / 10)}) n) c`,
    `insert into content_reports (id, case_id, kind, content_id, source, reporter_id, reason, created_at)
    select fill_id(7, row_number() over ()), c.id, c.kind, c.content_id, case when k = 1 and n % 200 = 0 then 'filter' else 'person' end,
      case when k = 1 and n % 200 = 0 then null else fill_id(1, 1 + (n * 31 + k * 7) % ${jobbeurs}) end, fill_sentence(), c.opened_at
    from (select row_number() over (order by id) as n, * from moderation_cases) c cross join lateral generate_series(1, 1 + n % 3) k`,
    `insert into audit_entries (id, at, kind, actor_kind, actor_id, subject_kind, subject_id)
    select fill_id(4, n), ${ago(`1 - n::float8 / ${Math.ceil(count / 10)} * 0.99`)},
      case when n % 2000 = 5 then 'dispute.reviewed' when n % 40 = 0 then 'content.removed' when n % 20 = 0 then 'content.kept' else 'verification.accepted' end,
      'person', ${moderator}, 'content', fill_id(6, n)
    from generate_series(1, ${Math.ceil(count / 10)}) n`,
    `insert into disputes (id, mission_id, side, opened_by, reason, status, opened_at, since)
    select fill_id(10, m.n), fill_id(2, m.n), 'client', fill_id(1, ${jobbeurs} + 1 + m.owner), 'work',
      case when m.n % 17 = 0 then 'opened' when m.n % 3 = 0 then 'final' else 'settled' end, m.at, m.at + interval '1 day'
    from fill_missions m where m.n % 101 = 0 and m.statut = 'terminee'`,
  ];
};

/** What everybody reads of people who work, and what searches know of it, as saving it one by one would leave it. */
const publicSides = ({ jobbeurs }: FillSize) => [
  `insert into reviews (id, mission_id, side, author_id, subject_id, notes, total, words, created_at, shown_at)
  select fill_id(11, m.n * 2 + side), p.mission_id, (array['client', 'jobbeur'])[1 + side],
    case when side = 0 then p.owner_id else p.jobbeur_id end, case when side = 0 then p.jobbeur_id else p.owner_id end,
    array[note, note, 5, note], 5 + 3 * note, fill_sentence(), p.updated_at, case when m.n % 30 > 0 then p.updated_at end
  from fill_missions m join proposals p on p.id = fill_id(3, m.n * 8)
  cross join generate_series(0, 1) side cross join lateral (select 5 - (m.jobbeur % 5) * (m.luck % 3) / 4 as note) given
  where m.statut = 'terminee' and (m.luck + side) % 2 = 0`,
  `update profiles f set headline = fill_manner(), about = fill_about(j.n, s.words), equipment = fill_equipment(),
    updated_at = date_trunc('milliseconds', ${ago("random() * random()")})
  from (select n, fill_id(1, n) as id from generate_series(1, ${jobbeurs}) n) j, fill_services s
  where f.user_id = j.id and s.subcategory = f.services -> 0 ->> 'subcategory'`,
  `insert into offered_services (user_id, subcategory, unit, amount_cents, place_code, latitude, longitude, radius_km, days,
    updated_at, is_shown, is_for_engines, rating)
  select f.user_id, s ->> 'subcategory', s ->> 'unit', 100 * (s ->> 'amount')::integer, f.place_code, p.latitude, p.longitude, f.radius_km,
    ${weekdays.map((day, at) => `case when f.availability -> ${text(day)} <> '[]' then ${1 << at} else 0 end`).join(" + ")}, f.updated_at,
    may_be_found(u), may_be_found(u) and u.seo_indexable, r.rating
  from profiles f left join member_ratings r on r.user_id = f.user_id join fill_places p on p.code = f.place_code join people u on u.id = f.user_id
  cross join lateral jsonb_array_elements(f.services) s`,
  `insert into profile_words (user_id, version, words, offers, hour_cents, place_code, latitude, longitude, radius_km, days,
    updated_at, is_shown, is_for_engines, rating)
  select f.user_id, f.version,
    concat_ws(E'\\n', f.headline, f.about, (select string_agg(e, E'\\n') from jsonb_array_elements_text(f.equipment) e)),
    o.offers, o.hour_cents, o.place_code, o.latitude, o.longitude, o.radius_km, o.days, o.updated_at, o.is_shown, o.is_for_engines, o.rating
  from profiles f join (
    select user_id, count(*) as offers, min(amount_cents) filter (where unit = 'hour') as hour_cents, min(place_code) as place_code,
      min(latitude) as latitude, min(longitude) as longitude, min(radius_km) as radius_km, min(days) as days,
      max(updated_at) as updated_at, bool_or(is_shown) as is_shown, bool_or(is_for_engines) as is_for_engines,
      max(rating) as rating
    from offered_services group by user_id) o on o.user_id = f.user_id`,
];

const goneAfter = [
  "drop table fill_missions, fill_places, fill_services",
  "drop function fill_now, fill_id, fill_title, fill_description, fill_sentence, fill_first_name, fill_last_name, fill_manner, fill_about, fill_equipment, fill_pick",
];

/**
 * The statements, each run alone and in this order on one connection, that fill a migrated and empty database with the missions of a
 * year and all that came of them: set-based, drawn with a seed, much of it in few places, services and hands.
 */
export function fillStatements(size: FillSize, given: { now: Date; places: PlacesService }): string[] {
  return [
    ...helpers(given.now, given.places),
    ...people(size),
    ...missions(size),
    ...proposals(size),
    ...moderation(size),
    ...publicSides(size),
    ...goneAfter,
  ];
}
