import type { FinancePayment, FinancePaymentsQuery, FinanceYear } from "@jobami/api/finances/contract";
import { type FinanceSide, firstFinanceYear } from "@jobami/api/finances/routes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { AgreedSum, Progress } from "../progress/progress.domain.ts";

interface Sum {
  cents: number;
  jobis: number;
}

const none: Sum = { cents: 0, jobis: 0 };
const add = (one: Sum, other: Sum): Sum => ({
  cents: one.cents + other.cents,
  jobis: one.jobis + other.jobis,
});
const sumOf = (sums: readonly Sum[]): Sum => sums.reduce(add, none);

const sideOf = { recus: "jobbeur", verses: "client" } as const satisfies Record<FinanceSide, string>;

const yearOf = (at: Date | string) => Number(dayInFrance(new Date(at).getTime()).slice(0, 4));
const monthOf = (at: Date) => Number(dayInFrance(at.getTime()).slice(5, 7)) - 1;

/** What is still to be paid: nothing of what was called off. */
const dueOf = ({ statut, payment: { agreed, paid } }: AgreedSum): Sum =>
  statut === "annulee"
    ? none
    : {
        cents: Math.max(0, agreed.cents - paid.cents),
        jobis: Math.max(0, agreed.jobis - paid.jobis),
      };

const toPayment = (sum: AgreedSum): FinancePayment => {
  const { missionId, title, statut, agreedAt, other, payment } = sum;
  return { missionId, title, statut, agreedAt, other, ...payment, due: dueOf(sum) };
};

/** The money of missions, as it follows from what was agreed and stated to be paid. */
export function createFinances({
  clock,
  progress,
}: {
  clock: Clock;
  progress: Pick<Progress, "agreedSums">;
}) {
  const sumsOf = (db: Db, userId: string, side: FinanceSide) => progress.agreedSums(db, userId, sideOf[side]);

  return {
    /** A year, the current one in France where none is stated: months by when money came, whatever was agreed when [DASH-07]. */
    async year(db: Db, userId: string, side: FinanceSide, asked: number | undefined): Promise<FinanceYear> {
      const now = yearOf(new Date(clock.now()));
      const year = asked ?? now;
      const sums = await sumsOf(db, userId, side);
      const moved = sums.flatMap((sum) => sum.moved);
      const ofYear = moved.filter(({ at }) => yearOf(at) === year);
      const months = Array.from({ length: 12 }, (_, month) =>
        sumOf(ofYear.filter(({ at }) => monthOf(at) === month)),
      );
      const years = new Set([
        now,
        ...moved.map(({ at }) => yearOf(at)),
        ...sums.map(({ agreedAt }) => yearOf(agreedAt)),
      ]);
      return {
        year,
        years: [...years].filter((one) => one >= firstFinanceYear).sort((one, other) => other - one),
        months,
        paid: sumOf(months),
        agreed: sumOf(
          sums
            .filter(({ statut, agreedAt }) => statut !== "annulee" && yearOf(agreedAt) === year)
            .map(({ payment }) => payment.agreed),
        ),
        due: sumOf(sums.map(dueOf)),
      };
    },
    /** A page of what was agreed on, with what was paid of each. */
    async payments(db: Db, userId: string, { sens, statut, ...page }: FinancePaymentsQuery) {
      const rows = (await sumsOf(db, userId, sens)).filter(
        ({ payment }) => statut === undefined || payment.status === statut,
      );
      const first = rowsBefore(page);
      return {
        data: rows.slice(first, first + page.limit).map(toPayment),
        pagination: paginationOf({ ...page, total: rows.length }),
      };
    },
    /** What was paid in a year, payment by payment, the oldest first. */
    async moves(db: Db, userId: string, side: FinanceSide, asked: number | undefined) {
      const year = asked ?? yearOf(new Date(clock.now()));
      const sums = await sumsOf(db, userId, side);
      const moves = sums.flatMap(({ missionId, title, other, moved }) =>
        moved.filter(({ at }) => yearOf(at) === year).map((move) => ({ missionId, title, other, ...move })),
      );
      return { year, moves: moves.sort((one, other) => one.at.getTime() - other.at.getTime()) };
    },
  };
}

export type Finances = ReturnType<typeof createFinances>;
