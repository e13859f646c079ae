import { dayInFrance } from "@jobami/api/missions/days";
import { agendaRoute } from "@jobami/api/planning/routes";
import { addDays } from "@jobami/api/planning/time";
import type { Config } from "../../config.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { agendaText } from "./agenda.ts";
import { planningRepository as repository } from "./planning.repository.ts";

/** What a calendar is shown, in days before and after the day it asks. */
const pastDays = 90;
const comingDays = 400;

/** The secret addresses that other calendars read plannings by. The secret is shown once; its digest is stored. */
export function createFeeds({
  clock,
  config,
  profiles,
}: {
  clock: Clock;
  profiles: Pick<Profiles, "clocksOf">;
  config: Pick<Config, "publicUrl" | "brand">;
}) {
  return {
    async standing(db: Db, userId: string): Promise<{ createdAt: string | null }> {
      return { createdAt: (await repository.feedOf(db, userId))?.toISOString() ?? null };
    },
    /** A new address; the one before opens nothing any more. */
    async renew(tx: Tx, userId: string): Promise<{ address: string; createdAt: string }> {
      await holdActive(tx, userId);
      const secret = newToken();
      const createdAt = instant(clock);
      await repository.keepFeed(tx, { userId, secretHash: hashToken(secret), createdAt });
      const path = agendaRoute.replace(":name", `${secret}.ics`);
      return { address: `${config.publicUrl}${path}`, createdAt: createdAt.toISOString() };
    },
    async drop(tx: Tx, userId: string): Promise<void> {
      await repository.dropFeed(tx, userId);
    },
    /** The planning that a secret opens, as an iCalendar; null for a secret that opens nothing. */
    async agenda(db: Db, secret: string): Promise<string | null> {
      const userId = await repository.feedOwner(db, hashToken(secret));
      if (userId === null) return null;
      const today = dayInFrance(clock.now());
      const slots = await repository.slots(db, userId, addDays(today, -pastDays), addDays(today, comingDays));
      return agendaText(slots, {
        config,
        now: instant(clock),
        reader: await profiles.clocksOf(db, userId),
      });
    },
  };
}

export type Feeds = ReturnType<typeof createFeeds>;
