import type { SubscriptionRevenue } from "@jobami/api/subscriptions/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";

/**
 * Income by month in France, how subscriptions began and ended, and who pays what now: in one statement. `month` is the first
 * day of the current month.
 */
export async function readRevenue(db: Db, month: string): Promise<SubscriptionRevenue> {
  const stands = (...states: string[]) =>
    sql.raw(
      `(select count(*) from subscriptions where state in (${states.map((one) => `'${one}'`).join(", ")}))`,
    );
  const premium = stands("active", "cancelling", "past_due");
  const within = (at: string) => sql.raw(`${at} >= m.first and ${at} < m.next`);
  const { rows } = await db.execute<{ json: string }>(sql`
    with m as (
      select to_char(d, 'YYYY-MM') as month, d at time zone ${franceZoneSql} as first,
        (d + interval '1 month') at time zone ${franceZoneSql} as next
      from generate_series(${month}::date::timestamp - interval '11 months', ${month}::date::timestamp, interval '1 month') d)
    select json_build_object(
      'months', (select json_agg(json_build_object('month', m.month,
        'premium', (select coalesce(sum(cents), 0) from card_incomes where purpose = 'premium' and ${within("paid_at")}),
        'credits', (select coalesce(sum(cents), 0) from card_incomes where purpose = 'credits_ia' and ${within("paid_at")}),
        'vat', (select coalesce(sum(case type when 'avoir' then -vat_cents else vat_cents end), 0) from house_invoices
          where to_char(issued_on, 'YYYY-MM') = m.month),
        'began', (select count(*) from subscription_moments where kind = 'began' and ${within("at")}),
        'ended', (select count(*) from subscription_moments where kind = 'ended' and ${within("at")}),
        'atStart', (select greatest(0, count(*) filter (where kind = 'began') - count(*) filter (where kind = 'ended'))
          from subscription_moments where at < m.first)) order by m.month) from m),
      'active', ${stands("active")}, 'cancelling', ${stands("cancelling")}, 'overdue', ${stands("past_due")},
      'plans', json_build_object('premium', ${premium},
        'gratuit', (select greatest(0, count(*) - ${premium}) from people where is_member and is_active)),
      'prices', (select coalesce(json_agg(p order by p.count desc, p.cents), '[]'::json) from (
        select cents, count(*) as count from subscriptions
        where state in ('active', 'cancelling', 'past_due') and cents is not null group by cents) p))::text as json`);
  return JSON.parse(rows[0]?.json ?? "null") as SubscriptionRevenue;
}
