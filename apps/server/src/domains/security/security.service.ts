import { dayInFrance } from "@jobami/api/missions/days";
import type { SecurityDay, SecurityFigures } from "@jobami/api/security/contract";
import { mostNetworks, securityKinds } from "@jobami/api/security/routes";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Auth } from "../auth/auth.domain.ts";
import type { Devices } from "../devices/devices.domain.ts";
import type { Staff } from "../staff/staff.domain.ts";

const dayMs = 24 * 3_600_000;
const nothing = {
  password: 0,
  locked: 0,
  blocked: 0,
  code: 0,
  limited: 0,
  forged: 0,
  newDevices: 0,
  acts: 0,
};

/** The days of France up to that of an instant, the newest first. */
function lastDays(now: number, days: number): string[] {
  const today = Date.parse(`${dayInFrance(now)}T00:00:00Z`);
  return Array.from({ length: days }, (_, ago) => new Date(today - ago * dayMs).toISOString().slice(0, 10));
}

/** What administrators see of refusals, new devices and acts [ADM-26]. */
export function createSecurity(deps: {
  platform: Pick<Platform, "audit" | "clock" | "security">;
  auth: Pick<Auth, "lockedNow">;
  devices: Pick<Devices, "firstSeenByDay">;
  staff: Pick<Staff, "lastActs">;
}) {
  const { auth, devices, staff } = deps;
  const { audit, clock, security } = deps.platform;
  return {
    /** The last days, the current one among them. */
    async figures(db: Db, length: number): Promise<SecurityFigures> {
      await security.flush();
      const shown = lastDays(clock.now(), length);
      const from = shown.at(-1) ?? "";
      const refusals = await security.byDay(from);
      const seen = await devices.firstSeenByDay(from);
      const acts = await audit.countByDay(db, from);
      const days: SecurityDay[] = shown.map((day) => ({
        day,
        ...nothing,
        ...Object.fromEntries(
          refusals.filter((one) => one.day === day).map(({ kind, refused }) => [kind, refused]),
        ),
        newDevices: seen.find((one) => one.day === day)?.of ?? 0,
        acts: acts.find((one) => one.day === day)?.of ?? 0,
      }));
      const total = { ...nothing };
      for (const name of [...securityKinds, "newDevices", "acts"] as const)
        total[name] = days.reduce((sum, day) => sum + day[name], 0);
      return {
        days,
        total,
        networks: await security.byNetwork(from, mostNetworks),
        lockedNow: await auth.lockedNow(db),
        entries: await staff.lastActs(db),
      };
    },
  };
}

export type Security = ReturnType<typeof createSecurity>;
