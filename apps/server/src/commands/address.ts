import { systemClock } from "../platform/clock/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { acceptMove, type Move, publicOrigin } from "../platform/served-address/served-address.ts";
import { type AtHand, type CommandResult, onDatabase } from "./on-database.ts";

const usage = [
  "Usage\u00a0:",
  "  npm start -- address                     (où cette base est servie, et ce qui est retenu)",
  "  npm start -- address accept              (elle est servie à l’adresse de PUBLIC_URL\u00a0: ce qui attend part)",
  "  npm start -- address accept --discard    (de même, mais rien de ce qui attend ne part)",
];

type Order = { act: "show" } | { act: "accept"; discards: boolean };

function readOrder(args: readonly string[]): Order | null {
  const [act, option, ...others] = args;
  if (act === undefined) return { act: "show" };
  if (act !== "accept" || others.length > 0) return null;
  if (option === undefined) return { act: "accept", discards: false };
  return option === "--discard" ? { act: "accept", discards: true } : null;
}

const placeText = (origin: string | null) => origin ?? "cette machine seule (PUBLIC_URL n’est pas défini)";

/** What an operator reads of a copy that no one accepted, at its start and by the command. */
export const moveLines = ({ from, to, isCopy }: Move): readonly string[] => [
  ...(isCopy
    ? [
        "Cette base de données est une copie (une restauration, ou un autre serveur PostgreSQL) de celle qui était servie.",
      ]
    : []),
  ...(from === to
    ? [`L’adresse est la même\u00a0: ${from}.`]
    : [
        `Cette base de données était servie à l’adresse ${from}\u202f; les réglages disent maintenant\u00a0: ${placeText(to)}.`,
      ]),
  "E-mails, messages push, récapitulatifs, paiements et suppressions de fichiers sont retenus, pour qu’une copie n’écrive à personne.",
  "Pour l’accepter\u00a0: npm start -- address accept (ou accept --discard, pour oublier ce qui attend), puis redémarrez le serveur.",
];

/** What an operator's order works on. */
export type AddressHand = Pick<AtHand, "platform" | "domains" | "config" | "database">;

async function accept(
  { platform, domains, config, database }: AddressHand,
  discards: boolean,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    await acceptMove(tx, { config, clock: systemClock });
    if (!discards) return;
    await platform.mail.abandonAll(tx);
    await domains.notifications.forgetWaiting(tx);
  });
  if (discards) await platform.jobs.forgetHeld();
}

/** Runs an order over what a command has at hand. */
export async function runAddressOrder(args: readonly string[], atHand: AddressHand): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return { lines: usage, isDone: false };
  const { move } = atHand.platform;
  if (move === null) {
    const place = placeText(publicOrigin(atHand.config));
    return { isDone: true, lines: [`Adresse : ${place}. Rien n’est retenu.`] };
  }
  if (order.act === "show") return { isDone: true, lines: moveLines(move) };
  await accept(atHand, order.discards);
  return {
    isDone: true,
    lines: [
      `Cette base est désormais servie ainsi : ${placeText(move.to)}.`,
      order.discards ? "Ce qui attendait a été oublié." : "Ce qui attendait part au prochain démarrage.",
      "Redémarrez le serveur (chaque processus).",
    ],
  };
}

/** `npm start -- address …`: states where a database is served, and has its operator accept that it was moved. */
export function addressCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return readOrder(args) === null
    ? Promise.resolve({ lines: usage, isDone: false })
    : onDatabase(environment, (atHand) => runAddressOrder(args, atHand));
}
