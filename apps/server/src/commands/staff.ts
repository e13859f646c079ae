import { roles } from "@jobami/api/http/route";
import type { RoleChange } from "../domains/staff/staff.domain.ts";
import { hasSecondFactor } from "../domains/users/users.domain.ts";
import type { DomainServices } from "../domains.ts";
import type { Db } from "../platform/database/database.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { type CommandResult, onDatabase } from "./on-database.ts";

type Role = (typeof roles)[number];
type Order = { act: "list" } | { act: "reset"; email: string } | { act: "set"; email: string; role: Role };

const usage = [
  "Usage\u00a0:",
  "  npm start -- staff list",
  "  npm start -- staff grant ADRESSE RÔLE    (jobpadm, jobmodo ou jobutil)",
  "  npm start -- staff revoke ADRESSE",
  "  npm start -- staff reset-second-factor ADRESSE    (retire l’application et les codes de secours du compte)",
];

const roleLabels: Record<Role, string> = {
  jobutil: "membre",
  jobmodo: "modération",
  jobpadm: "administration",
};

const refusals = {
  unknown: (email: string) => `Aucun compte n’a l’adresse ${email}.`,
  unverified: (email: string) =>
    `L’adresse ${email} n’est pas vérifiée : son propriétaire doit d’abord suivre le lien reçu par e-mail.`,
  inactive: (email: string) =>
    `Le compte ${email} n’est pas actif (pause, suspension ou suppression en cours).`,
};

function readOrder(args: readonly string[]): Order | null {
  const [act, email = "", role, ...others] = args;
  if (act === "list" && args.length === 1) return { act };
  if (!email.includes("@") || others.length > 0) return null;
  if (act === "revoke" && role === undefined) return { act: "set", email, role: "jobutil" };
  if (act === "reset-second-factor" && role === undefined) return { act: "reset", email };
  const known = roles.find((one) => one === role);
  return act === "grant" && known !== undefined ? { act: "set", email, role: known } : null;
}

function changeLines(change: RoleChange, { email, role }: { email: string; role: Role }): CommandResult {
  const refused = (line: string): CommandResult => ({ lines: [line], isDone: false });
  if (!("account" in change)) return refused(refusals[change.outcome](email));
  const { account } = change;
  const needsFactor = role !== "jobutil" && !hasSecondFactor(account);
  return {
    isDone: true,
    lines: [
      change.outcome === "unchanged"
        ? `${account.email} avait déjà le rôle ${role} (${roleLabels[role]})\u00a0: rien ne change.`
        : `${account.email}\u00a0: ${change.before} → ${role} (${roleLabels[role]}). C’est noté dans le journal, et la personne est prévenue.`,
      ...(needsFactor
        ? [
            "Elle doit encore activer la vérification en deux étapes (/dashboard/profil/securite) pour entrer.",
          ]
        : []),
    ],
  };
}

async function resetLines(
  { authenticatorSetUp }: DomainServices["auth"],
  db: Db,
  email: string,
): Promise<CommandResult> {
  const outcome = await inTransaction(db, (tx) => authenticatorSetUp.resetOf(tx, email));
  if (outcome === "unknown") return { lines: [refusals.unknown(email)], isDone: false };
  if (outcome === "off")
    return {
      lines: [`Aucune application ne protège le compte ${email}\u00a0: rien ne change.`],
      isDone: false,
    };
  return {
    isDone: true,
    lines: [
      `L’application et les codes de secours de ${email} sont retirés, et ses sessions sont fermées. C’est noté dans le journal, et la personne est prévenue.`,
    ],
  };
}

/** Runs an order over the services. */
export async function runStaffOrder(
  args: readonly string[],
  { staff, auth }: Pick<DomainServices, "staff" | "auth">,
  db: Db,
): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return { lines: usage, isDone: false };
  if (order.act === "list") {
    const people = await staff.list(db);
    if (people.length === 0)
      return {
        lines: ["Personne n’a de rôle d’équipe. Pour commencer\u00a0:", ...usage.slice(2, 3)],
        isDone: true,
      };
    return {
      isDone: true,
      lines: people.map(
        ({ email, role, statut, ...account }) =>
          `${role}  ${email}  vérification en deux étapes\u00a0: ${hasSecondFactor(account) ? "oui" : "non"}${statut === "active" ? "" : `  (${statut})`}`,
      ),
    };
  }
  if (order.act === "reset") return resetLines(auth, db, order.email);
  const { email, role } = order;
  const change = await inTransaction(db, async (tx) => {
    const changed = await staff.setRole(tx, { email, role, by: { kind: "operator" } });
    const isLast = (await staff.list(tx)).every((one) => one.role !== "jobpadm");
    return { changed, isLast };
  });
  const result = changeLines(change.changed, order);
  return result.isDone && change.isLast
    ? { ...result, lines: [...result.lines, "Attention\u00a0: plus personne n’a le rôle jobpadm."] }
    : result;
}

/** `npm start -- staff …`: opens the database that the environment names, does what is asked, and states what it did in French. */
export function staffCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return readOrder(args) === null
    ? Promise.resolve({ lines: usage, isDone: false })
    : onDatabase(environment, ({ domains, database }) => runStaffOrder(args, domains, database.db));
}
