import { createHash, randomBytes } from "node:crypto";
import pg from "pg";

const owners = 5000;

const id = (kind: number, number: string) =>
  `('0198b7a0-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const people = `insert into users (id, email, password_hash, password_changed_at, role, user_type, prenom, nom,
  email_verified_at, terms_accepted_at, created_at)
select ${id(1, "i")}, 'personne' || i || '@exemple.fr', '-', now(), 'jobutil',
  case when i % 3 = 0 then 'jobbeur' else 'other' end, 'Camille', 'Martin', now(), now(), now()
from generate_series(1, ${owners}) i`;

const categories = `array['transport-et-livraison', 'services-personnels', 'numerique', 'evenementiel']`;

/** Whoever is signed in accepted the terms: no question stands in their way. */
const consents = `insert into consents (id, user_id, kind, first_name, last_name, cgv_version, cgu_version, given_at)
select gen_random_uuid(), ${id(1, "1")}, 'terms', 'Camille', 'Martin', '1.0', '1.0', now()`;

/** Four in five are open; every other one has from one to three proposals. */
const missions = (
  count: number,
) => `insert into missions (id, owner_id, title, description, category, subcategory,
  place_code, place_name, postal_code, department_code, day, moment, budget_type, amount_cents, jobis,
  payment_method, is_urgent, statut, created_at, updated_at)
select ${id(2, "i")}, ${id(1, `1 + i % ${owners}`)}, 'Monter une armoire et deux étagères n° ' || i,
  'Une armoire à trois portes et deux étagères sont à monter au deuxième étage, sans ascenseur. Les outils sont sur place ; il faut être deux pour tenir les portes. Comptez trois heures.',
  (${categories})[1 + i % 4], 'montage-de-meubles', '69123', 'Lyon', '69003', '69', current_date + i % 60, 'flexible',
  case when i % 2 = 0 then 'fixe' else 'horaire' end, case when i % 5 = 1 then 0 else 1500 + i % 9000 end,
  case when i % 5 in (1, 2) then 5 + i % 40 else 0 end,
  case i % 5 when 1 then 'jobis' when 2 then 'hybrid' else 'euros' end, i % 7 = 0,
  case when i % 5 = 0 then 'terminee' else 'ouverte' end,
  date_trunc('milliseconds', now()) - i * interval '37 seconds', now()
from generate_series(1, ${count}) i`;

const proposals = (
  count: number,
) => `insert into proposals (id, mission_id, owner_id, jobbeur_id, statut, version, created_at, updated_at)
select ${id(3, "i * 4 + k")}, ${id(2, "i")}, ${id(1, `1 + i % ${owners}`)}, ${id(1, `1 + (i + k) % ${owners}`)},
  case when (i + k) % 9 = 0 then 'retiree' else 'en_attente' end, 1, now(), now()
from generate_series(2, ${count}, 2) i cross join lateral generate_series(1, 1 + i % 3) k`;

const day = "now() + interval '1 day'";

/** A person’s session of a day; answers the cookies that a browser has of it. */
async function signIn(client: pg.Client, number: number): Promise<Record<string, string>> {
  const session = id(4, String(number));
  await client.query(`insert into sessions (id, user_id, remembered, created_at, last_used_at, expires_at)
    values (${session}, ${id(1, "1")}, false, now(), now(), ${day})`);
  const issue = async (kind: "access" | "refresh") => {
    const token = randomBytes(32).toString("base64url");
    await client.query(
      `insert into session_tokens (hash, session_id, kind, expires_at) values ($1, ${session}, '${kind}', ${day})`,
      [createHash("sha256").update(token).digest("base64url")],
    );
    return token;
  };
  return {
    jobami_access: await issue("access"),
    jobami_refresh: await issue("refresh"),
    jobami_session: "1",
  };
}

/**
 * Fills a migrated, empty database with missions; answers the cookies of so many browsers of a person, each with a session of its own:
 * a refresh token that comes back from a second browser would end it.
 */
export async function fillWithMissions(
  url: string,
  count: number,
  browsers: number,
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of [people, consents, missions(count), proposals(count)])
      await client.query(statement);
    const sessions: Record<string, string>[] = [];
    for (let number = 1; number <= browsers; number += 1) sessions.push(await signIn(client, number));
    await client.query("vacuum analyze");
    return sessions;
  } finally {
    await client.end();
  }
}
