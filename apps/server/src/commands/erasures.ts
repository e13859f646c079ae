import { type AtHand, type CommandResult, onDatabase } from "./on-database.ts";

const usage: CommandResult = {
  isDone: false,
  lines: [
    "Usage\u00a0:",
    "  npm start -- erasures          (combien de comptes effacés une restauration a fait revenir)",
    "  npm start -- erasures apply    (les efface de nouveau)",
  ],
};

type Order = "show" | "apply";

function readOrder([act, ...others]: readonly string[]): Order | null {
  if (others.length > 0) return null;
  if (act === undefined) return "show";
  return act === "apply" ? act : null;
}

/** Runs an order over what a command has at hand. */
export async function runErasuresOrder(
  args: readonly string[],
  { domains }: Pick<AtHand, "domains">,
): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return usage;
  const { account } = domains;
  const back = await account.returned();
  if (back.length === 0) return { isDone: true, lines: ["Aucun compte effacé n’est revenu."] };
  if (order === "show")
    return {
      isDone: false,
      lines: [
        `Comptes effacés qui sont revenus\u00a0: ${back.length}. Pour les effacer de nouveau\u00a0: erasures apply.`,
      ],
    };
  let committed = 0;
  for (const id of back) if (await account.eraseAgain(id)) committed += 1;
  return {
    isDone: true,
    lines: [
      `Comptes effacés de nouveau\u00a0: ${back.length}. C’est noté dans le journal.`,
      ...(committed === 0
        ? []
        : [`Dont avec une mission encore en cours, que l’autre personne doit terminer\u00a0: ${committed}.`]),
    ],
  };
}

/** `npm start -- erasures`: who was erased, and came back with a backup. */
export function erasuresCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return readOrder(args) === null
    ? Promise.resolve(usage)
    : onDatabase(environment, (atHand) => runErasuresOrder(args, atHand));
}
