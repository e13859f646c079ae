import { type AtHand, type CommandResult, onDatabase, stopped } from "./on-database.ts";

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

/** How many accounts are named at most. */
const mostNamed = 20;

function unprovedLines(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > mostNamed ? ", …" : "";
  return [
    `Comptes présents dont l’effacement n’est vérifiable par aucune clé connue : ${ids.length} (${ids.slice(0, mostNamed).join(", ")}${more}).`,
    "Remettez la clé d’alors derrière la plus récente dans SERVER_KEYS, puis relancez.",
  ];
}

function backLines(back: number, unproved: number): string[] {
  if (back > 0)
    return [`Comptes effacés qui sont revenus : ${back}. Pour les effacer de nouveau : erasures apply.`];
  return unproved > 0 ? [] : ["Aucun compte effacé n’est revenu."];
}

/** Runs an order over what a command has at hand. */
export async function runErasuresOrder(
  args: readonly string[],
  { domains, platform }: Pick<AtHand, "domains" | "platform">,
): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return usage;
  const { place, isThere } = platform.erasures.record;
  if (!(await isThere()))
    return stopped(
      `Il n’y a pas de registre des effacements dans ${place} : rien n’a été vérifié.`,
      "Relancez avec les réglages du serveur (son DATA_DIR, ou son S3), ou remettez ce dossier en place.",
    );
  const { noted, back, unproved } = await domains.account.returned();
  const lines = [`Effacements lus dans ${place} : ${noted}.`, ...unprovedLines(unproved)];
  if (order === "show" || back.length === 0)
    return {
      isDone: back.length + unproved.length === 0,
      lines: [...lines, ...backLines(back.length, unproved.length)],
    };
  let committed = 0;
  for (const id of back) if (await domains.account.eraseAgain(id)) committed += 1;
  return {
    isDone: unproved.length === 0,
    lines: [
      ...lines,
      `Comptes effacés de nouveau : ${back.length}. C’est noté dans le journal.`,
      ...(committed === 0
        ? []
        : [`Dont avec une mission encore en cours, que l’autre personne doit terminer : ${committed}.`]),
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
