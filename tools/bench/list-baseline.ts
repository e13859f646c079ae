import { createServer } from "node:http";
import pg from "pg";

/** Runs the handler that a person in a hurry, and good at it, would write by hand for the list of missions. */
export const baselineScript = import.meta.filename;

interface MissionRow {
  id: string;
  title: string;
  description: string;
  category: string;
  subcategory: string;
  place_code: string;
  place_name: string;
  postal_code: string;
  department_code: string;
  day: string;
  moment: string;
  budget_type: string;
  amount_cents: number;
  jobis: number;
  payment_method: string;
  is_urgent: boolean;
  statut: string;
  created_at: Date;
  owner_id: string;
  prenom: string;
  initiale: string;
  proposal_count: number;
  end_day: string | null;
  timing: string;
  is_hidden: boolean;
  version: number;
  updated_at: Date;
  photo: string | null;
  cover: object | null;
}

const rowsText = `select m.id, m.title, m.description, m.category, m.subcategory, m.place_code, m.place_name, m.postal_code,
  m.department_code, m.day::text as day, m.moment, m.budget_type, m.amount_cents, m.jobis, m.payment_method, m.is_urgent,
  m.statut, m.created_at, m.owner_id, u.prenom, u.initiale,
  (select count(*)::int from proposals b where b.mission_id = m.id and b.statut <> 'retiree') as proposal_count,
  m.end_day::text as end_day, m.timing, m.is_hidden, m.version, m.updated_at, u.photo_file_id as photo,
  (select json_build_object('file', i.file_id, 'alt', i.alt, 'width', i.width, 'height', i.height, 'count', count(*) over ())
    from mission_pictures i where i.mission_id = m.id and not i.is_hidden order by i.place limit 1) as cover
from missions m join people u on u.id = m.owner_id
where m.statut = 'ouverte' and m.audience = 'tous' and not m.is_hidden
order by m.created_at desc, m.id desc
limit $1 offset $2`;
const countText = `select count(*)::int as total
from (select 1 from missions where statut = 'ouverte' and audience = 'tous' and not is_hidden limit 1001) c`;

function missionOf(row: MissionRow) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    subcategory: row.subcategory,
    place: {
      code: row.place_code,
      name: row.place_name,
      postalCode: row.postal_code,
      departmentCode: row.department_code,
    },
    date: row.day,
    endDate: row.end_day,
    timing: row.timing,
    moment: row.moment,
    budgetType: row.budget_type,
    amount: row.payment_method === "jobis" ? row.jobis : row.amount_cents / 100,
    jobiAmount: row.payment_method === "hybrid" ? row.jobis : 0,
    paymentMethodType: row.payment_method,
    isUrgent: row.is_urgent,
    statut: row.statut,
    isHidden: row.is_hidden,
    owner: {
      id: row.owner_id,
      prenom: row.prenom,
      initiale: row.initiale,
      photo: row.photo && `/storage/${row.photo}/small`,
    },
    proposalCount: row.proposal_count,
    cover: row.cover,
    // Whoever asks is no one here: what is for the sides of a mission alone is no one's.
    agreed: null,
    asking: null,
    maskedTitle: null,
    maskedDescription: null,
    reviewUntil: null,
    turn: null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

async function answerPage(pool: pg.Pool, page: number, limit: number): Promise<string> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<MissionRow>({ name: "rows", text: rowsText, values: [limit + 1, (page - 1) * limit] }),
    pool.query<{ total: number }>({ name: "count", text: countText }),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const totalCount = Math.min(total, 1000);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return JSON.stringify({
    success: true,
    data: shown.map(missionOf),
    pagination: {
      page,
      pageSize: limit,
      totalPages: Math.ceil(totalCount / limit),
      totalCount,
      countIsCapped: total > 1000,
      nextCursor: last === undefined ? null : `recent~${last.created_at.getTime()}~${last.id}`,
    },
  });
}

function whole(text: string | null, fallback: number, most: number): number {
  const value = text === null ? fallback : Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : fallback;
}

if (import.meta.main) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET" || pathname !== "/api/missions") return response.writeHead(404).end();
    answerPage(pool, whole(searchParams.get("page"), 1, 100), whole(searchParams.get("limit"), 10, 50)).then(
      (json) =>
        response
          .writeHead(200, {
            "content-type": "application/json; charset=utf-8",
            "content-length": Buffer.byteLength(json),
            "cache-control": "no-store",
          })
          .end(json),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address !== null && typeof address === "object")
      console.log(`Ready: http://127.0.0.1:${address.port}`);
  });
  process.once("SIGTERM", () => process.exit(0));
}
