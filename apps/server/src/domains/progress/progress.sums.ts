import type { MissionStatus, PublicPerson } from "@jobami/api/missions/contract";
import type { Payment } from "@jobami/api/progress/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import type { StepRow } from "./progress.repository.ts";
import { paymentStateOf } from "./progress.state.ts";

/** On which side of an agreement a person stands. */
export type PaidSide = "client" | "jobbeur";

/** Cents and Jobi that were reported to be paid at an instant, or taken back where they are negative. */
export interface MovedSum {
  at: Date;
  cents: number;
  jobis: number;
}

/** What was agreed and paid of one mission. */
export interface AgreedSum {
  missionId: string;
  title: string;
  statut: MissionStatus;
  agreedAt: string;
  /** The other side; null for a person whom the person is separated from, or who is gone. */
  other: PublicPerson | null;
  payment: Payment;
  moved: readonly MovedSum[];
}

/** The newest agreements of one person that are read at once. */
export const mostAgreements = 2000;

const movedBy: Partial<Record<StepRow["kind"], { part: "cents" | "jobis"; sign: 1 | -1 }>> = {
  "euros.received": { part: "cents", sign: 1 },
  "euros.corrected": { part: "cents", sign: -1 },
  "jobis.sent": { part: "jobis", sign: 1 },
  "jobis.returned": { part: "jobis", sign: -1 },
};

function movedIn(steps: readonly StepRow[]): MovedSum[] {
  return steps.flatMap(({ kind, amount, createdAt }) => {
    const move = movedBy[kind];
    if (move === undefined || amount === null) return [];
    return [{ at: createdAt, cents: 0, jobis: 0, [move.part]: move.sign * amount }];
  });
}

type Row = Omit<AgreedSum, "payment" | "moved"> & {
  isHourly: boolean;
  cents: number;
  jobis: number;
  steps: (Omit<StepRow, "createdAt"> & { createdAt: string })[];
};

/** Everything that a person agreed on, on one side, with what was paid of it: the newest agreement first, in one statement. */
export async function agreedSums(db: Db, userId: string, side: PaidSide): Promise<AgreedSum[]> {
  const [me, other] = side === "jobbeur" ? ["jobbeur_id", "owner_id"] : ["owner_id", "jobbeur_id"];
  const { rows } = await db.execute<{ json: string | null }>(sql`
    select json_agg(json_build_object('missionId', a.mission_id, 'title', a.title, 'statut', a.statut,
      'agreedAt', ${instantText("a.agreed_at")}, 'isHourly', a.budget_type = 'horaire', 'cents', a.amount_cents, 'jobis', a.jobis,
      'other', case when p.id is null or exists (select from kept_apart k where k.user_id = ${userId}::uuid and k.other_id = p.id)
        then null else ${personJson("p")} end,
      'steps', coalesce((select json_agg(json_build_object('kind', s.kind, 'seq', s.seq, 'quarters', s.quarters, 'amount', s.amount,
        'createdAt', ${instantText("s.created_at")}) order by s.seq) from mission_steps s where s.mission_id = a.mission_id), '[]'::json))
      order by a.agreed_at desc, a.mission_id desc)::text as json
    from (select * from mission_agreements where ${sql.identifier(me as string)} = ${userId}::uuid
      order by agreed_at desc, mission_id desc limit ${mostAgreements}) a
    left join people p on p.id = a.${sql.identifier(other as string)}`);
  const found = JSON.parse(rows[0]?.json ?? "[]") as Row[];
  return found.map(({ isHourly, cents, jobis, steps: stepRows, ...sum }) => {
    const steps = stepRows.map((step) => ({ ...step, createdAt: new Date(step.createdAt) }));
    return { ...sum, payment: paymentStateOf({ isHourly, cents, jobis }, steps), moved: movedIn(steps) };
  });
}
