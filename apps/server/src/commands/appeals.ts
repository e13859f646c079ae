import { judgementBody } from "@jobami/api/appeals/contract";
import { displayText } from "@jobami/api/http/display-text";
import { z } from "zod";
import type { DomainServices } from "../domains.ts";
import type { Db } from "../platform/database/database.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/http/domain-error.ts";
import { type CommandResult, onDatabase } from "./on-database.ts";

type Order =
  | { act: "list" }
  | { act: "show"; id: string }
  | { act: "judge"; id: string; decision: "uphold" | "overturn"; reasons: string };

const usage = [
  "Usage\u00a0:",
  "  npm start -- appeals list",
  "  npm start -- appeals show RECOURS",
  "  npm start -- appeals uphold RECOURS MOTIF      (la décision est maintenue)",
  "  npm start -- appeals overturn RECOURS MOTIF    (la décision est annulée)",
  "Le motif, de 10 à 1\u202f000 caractères, est lu par les personnes concernées.",
];

const subjectLabels = { content: "contenu", sanction: "sanction" } as const;

function readOrder(args: readonly string[]): Order | null {
  const [act, id = "", ...rest] = args;
  if (act === "list" && args.length === 1) return { act };
  if (!z.uuid().safeParse(id).success) return null;
  if (act === "show" && rest.length === 0) return { act, id };
  const judged = judgementBody.safeParse({ decision: act, reasons: rest.join(" ") });
  return judged.success ? { act: "judge", id, ...judged.data } : null;
}

const done = (...lines: string[]): CommandResult => ({ lines, isDone: true });
const refused = (...lines: string[]): CommandResult => ({ lines, isDone: false });

async function list(appeals: DomainServices["appeals"], db: Db): Promise<CommandResult> {
  const waiting = await appeals.forOperator(db);
  if (waiting.length === 0)
    return done("Aucun recours ne vous attend\u00a0: l’équipe peut tous les trancher.");
  return done(
    ...waiting.map(
      ({ id, about, title, madeAt }) =>
        `${id}  ${madeAt.slice(0, 10)}  ${subjectLabels[about.subject]}  ${displayText(title)}`,
    ),
  );
}

async function show(appeals: DomainServices["appeals"], db: Db, id: string): Promise<CommandResult> {
  const { first, words: text, appealWords: appealLength } = await appeals.one(db, id, "");
  return done(
    `Décidé le ${first.at.slice(0, 10)}\u00a0: ${displayText(first.reasons)}`,
    ...(text === "" ? [] : [`Contenu\u00a0: ${displayText(text)}`]),
    `Recours\u00a0: ${displayText(appealLength)}`,
  );
}

/** Runs an order over the services: what no staff member may judge, for want of a person who did not decide first. */
export async function runAppealsOrder(
  args: readonly string[],
  appeals: DomainServices["appeals"],
  db: Db,
): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return refused(...usage);
  if (order.act === "list") return list(appeals, db);
  try {
    if (order.act === "show") return await show(appeals, db, order.id);
    const isDone = await inTransaction(db, (tx) => appeals.judgeAsOperator(tx, order.id, order));
    return isDone
      ? done("C’est décidé. C’est noté dans le journal, et les personnes concernées sont prévenues.")
      : refused("Quelqu’un de l’équipe peut trancher ce recours\u00a0: il lui revient.");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "NOT_FOUND")
      return refused("Ce recours n’existe pas. Voyez npm start -- appeals list.");
    if (error.code === "APPEAL_DECIDED") return refused("Ce recours est déjà tranché.");
    if (error.code === "CONTENT_GONE")
      return refused("Ce contenu n’existe plus\u00a0: maintenez la décision, en le disant.");
    throw error;
  }
}

/** `npm start -- appeals …`: opens the database that the environment names, does what is asked, and states what it did in French. */
export function appealsCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return readOrder(args) === null
    ? Promise.resolve(refused(...usage))
    : onDatabase(environment, ({ domains, database }) => runAppealsOrder(args, domains.appeals, database.db));
}
