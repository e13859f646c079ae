import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { inTransaction } from "../platform/database/transaction.ts";
import { countByKey, forgetDrawn, resealAll, unstampedOf } from "../platform/secrets/stored-keys.ts";
import { tables } from "../tables.ts";
import { type AtHand, type CommandResult, onDatabase, stopped } from "./on-database.ts";

const usage: CommandResult = {
  isDone: false,
  lines: [
    "Usage\u00a0:",
    "  npm start -- keys                  (les clés du serveur, et ce que chacune protège encore)",
    "  npm start -- keys reseal           (rechiffre par la plus récente ce que d’autres ont chiffré)",
    "  npm start -- keys drop VERSION     (abandonne ce qui dépend encore d’une clé perdue ou retirée)",
    "  npm start -- keys drop VERSION --anyway    (de même, bien que des effacements ne soient vérifiables que par elle)",
  ],
};

type Order = { act: "list" } | { act: "reseal" } | { act: "drop"; version: string; anyway: boolean };

function readOrder([act, version, option, ...others]: readonly string[]): Order | null {
  if (act === undefined) return { act: "list" };
  if (act === "reseal" && version === undefined) return { act };
  if (act !== "drop" || others.length > 0 || version === undefined) return null;
  if (option !== undefined && option !== "--anyway") return null;
  return /^[0-9a-f]{8}$/.test(version) ? { act, version, anyway: option !== undefined } : null;
}

/** What an order about keys works on. */
export type KeysHand = Pick<AtHand, "platform" | "domains">;

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

async function listLines({ platform }: KeysHand): Promise<string[]> {
  const { db, secret } = platform;
  const uses = await countByKey(db, secret, tables);
  const versions = [...new Set([...secret.versions, ...uses.keys()])];
  const lines = versions.map((version) => {
    const { sealed, digests } = uses.get(version) ?? { sealed: 0, digests: 0 };
    const role = secret.versions.includes(version)
      ? version === secret.versions[0]
        ? "signe et lit"
        : "lit"
      : "INCONNUE";
    return `${version}  ${role}\u00a0: ${counted(sealed, "secret chiffré", "secrets chiffrés")}, ${counted(digests, "empreinte", "empreintes")}`;
  });
  const proofs = [...(await platform.erasures.countByKey())].map(
    ([version, count]) => `${version ?? "aucune clé connue"} ${count}`,
  );
  return proofs.length === 0 ? lines : [...lines, `Effacements vérifiables par : ${proofs.join(", ")}`];
}

async function reseal(hand: KeysHand): Promise<CommandResult> {
  const { db, secret } = hand.platform;
  const { resealed, lost } = await resealAll(db, secret, tables);
  const proved = await hand.platform.erasures.proveAnew();
  return {
    isDone: lost === 0,
    lines: [
      `${counted(resealed, "secret a été rechiffré", "secrets ont été rechiffrés")} par la clé ${secret.versions[0]}.`,
      ...(proved === 0
        ? []
        : [`Elle vérifie désormais ${counted(proved, "effacement de plus", "effacements de plus")}.`]),
      ...(lost === 0
        ? []
        : [`${counted(lost, "secret ne s’ouvre", "secrets ne s’ouvrent")} par aucune clé connue.`]),
      ...(await listLines(hand)),
    ],
  };
}

/** How many erasures no other key vouches for than this one, or one that is not known. */
async function provedAlone({ platform }: KeysHand, version: string): Promise<number> {
  const proofs = await platform.erasures.countByKey();
  return (proofs.get(version) ?? 0) + (proofs.get(null) ?? 0);
}

async function drop(
  hand: KeysHand,
  { version, anyway }: { version: string; anyway: boolean },
): Promise<CommandResult> {
  const { platform, domains } = hand;
  const { db, secret, mail } = platform;
  if (version === secret.versions[0])
    return stopped("C’est la clé qui signe. Mettez-en une autre en tête de SERVER_KEYS d’abord.");
  if (version !== secret.unstamped && secret.versions.includes(version))
    return stopped("Cette clé est dans SERVER_KEYS. Retirez-la d’abord, sans redémarrer le serveur.");
  const needed = anyway ? 0 : await provedAlone(hand, version);
  if (needed > 0)
    return stopped(
      `Sans cette clé, ${counted(needed, "effacement n’est plus vérifiable", "effacements ne sont plus vérifiables")} : si une sauvegarde plus ancienne est restaurée, ces personnes reviennent.`,
      "Remettez-la derrière la plus récente, lancez keys reseal, puis retirez-la. Si elle est perdue : keys drop VERSION --anyway.",
    );
  await forgetDrawn(db, version);
  // What the database's own key made has no version.
  const isBare = version === (await unstampedOf(db, secret));
  const made = (column: PgColumn): SQL =>
    isBare ? sql`position('.' in ${column}) = 0` : sql`${column} like ${`${version}.%`}`;
  const { apps, codes } = await domains.auth.authenticatorSetUp.dropKey(made);
  await inTransaction(db, (tx) => mail.refusals.dropKey(tx, made));
  return {
    isDone: true,
    lines: [
      `La clé ${version} est abandonnée\u00a0: ${counted(apps, "application retirée", "applications retirées")}, ${counted(codes, "personne sans ses codes de secours", "personnes sans leurs codes de secours")}. Chacune est prévenue.`,
      "Redémarrez le serveur (chaque processus).",
    ],
  };
}

/** Runs an order over what a command has at hand. */
export async function runKeysOrder(args: readonly string[], hand: KeysHand): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return usage;
  if (order.act === "list") return { isDone: true, lines: await listLines(hand) };
  return order.act === "reseal" ? reseal(hand) : drop(hand, order);
}

/** `npm start -- keys …`: states what the server's keys protect, seals it anew, or gives up what a lost one did. */
export function keysCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<CommandResult> {
  return readOrder(args) === null
    ? Promise.resolve(usage)
    : onDatabase(environment, (atHand) => runKeysOrder(args, atHand));
}
