import { addressCommand } from "./address.ts";
import { appealsCommand } from "./appeals.ts";
import { deliveryCommand } from "./delivery.ts";
import { erasuresCommand } from "./erasures.ts";
import { keysCommand } from "./keys.ts";
import { maintenanceCommand } from "./maintenance.ts";
import { moveCommand } from "./move.ts";
import type { CommandResult } from "./on-database.ts";
import { staffCommand } from "./staff.ts";

type Command = (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<CommandResult>;

const commands: Readonly<Record<string, Command>> = {
  staff: staffCommand,
  appeals: appealsCommand,
  address: addressCommand,
  move: moveCommand,
  maintenance: maintenanceCommand,
  delivery: deliveryCommand,
  keys: keysCommand,
  erasures: erasuresCommand,
};

/** Runs what stands after `npm start --`: a word that is no command starts no server. */
export async function runCommand(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(args, environment);
  return {
    isDone: false,
    lines: [
      `«\u202f${name}\u202f» n’est pas une commande. Il y a\u00a0: ${Object.keys(commands).join(", ")}.`,
      "Sans commande, npm start démarre le serveur.",
    ],
  };
}
