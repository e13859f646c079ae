import { franceZone } from "@jobami/api/places/france-zone";
import { type Clock, instant, systemClock } from "../platform/clock/clock.ts";
import type { Db } from "../platform/database/database.ts";
import {
  beginMaintenance,
  endMaintenance,
  type Maintenance,
  readMaintenance,
} from "../platform/maintenance/maintenance.ts";
import { type CommandResult, onDatabase } from "./on-database.ts";

const usage: CommandResult = {
  isDone: false,
  lines: [
    "Usage\u00a0:",
    "  npm start -- maintenance                 (où en est le site)",
    "  npm start -- maintenance on [MINUTES]    (pages et appels sont refusés, avec l’heure de retour prévue)",
    "  npm start -- maintenance off",
  ],
};

/** A maintenance is announced for a week at most, in minutes. */
const mostMinutes = 7 * 24 * 60;

type Order = { act: "show" } | { act: "off" } | { act: "on"; minutes: number | null };

function readOrder(args: readonly string[]): Order | null {
  const [act, time, ...others] = args;
  if (act === undefined) return { act: "show" };
  if (act === "off" && time === undefined) return { act: "off" };
  if (act !== "on" || others.length > 0) return null;
  if (time === undefined) return { act: "on", minutes: null };
  const minutes = Number(time);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= mostMinutes ? { act: "on", minutes } : null;
}

const hour = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  dateStyle: "long",
  timeStyle: "short",
});

const shown = (state: Maintenance | null): string =>
  state === null
    ? "Le site est ouvert."
    : `Le site est en maintenance${state.endsAt === null ? "" : `, jusqu’au ${hour.format(state.endsAt)} (heure de Paris)`}.`;

/** Runs an order on a database. */
export async function runMaintenanceOrder(
  args: readonly string[],
  { db, clock }: { db: Db; clock: Clock },
): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return usage;
  if (order.act === "off") await endMaintenance(db);
  if (order.act === "on")
    await beginMaintenance(db, order.minutes === null ? null : instant(clock, order.minutes * 60_000));
  return { isDone: true, lines: [shown(await readMaintenance(db))] };
}

/** `npm start -- maintenance …`: closes the site to people and opens it again, in every process within two seconds. */
export function maintenanceCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return readOrder(args) === null
    ? Promise.resolve(usage)
    : onDatabase(environment, ({ database }) =>
        runMaintenanceOrder(args, { db: database.db, clock: systemClock }),
      );
}
