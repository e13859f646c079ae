import type { MailBudget } from "@jobami/api/mail/routes";
import type { FastifyBaseLogger } from "fastify";
import type { AllowanceHolder, AllowanceKind } from "../allowances/allowance-table.ts";
import { AllowanceSpent, type Allowances, type Holders } from "../allowances/allowances.ts";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { callingNetwork } from "../http/calling-network.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import type { mails } from "./mail.tables.ts";

/** What people ask to be mailed: to an address that anybody may type, or to an account that they have proved. */
export type AskedMail = Extract<AllowanceKind, "link" | "code">;

type Leaving = Pick<typeof mails.$inferSelect, "id" | "to" | "lane" | "decoy" | "causedBy">;

const everybody = "all";

/** An address without what follows a plus, which most servers take for a note of its owner, and its domain. */
function partsOf(address: string): { recipient: string; domain: string } {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const [mailbox = ""] = lower.slice(0, Math.max(0, at)).split("+", 1);
  return { recipient: `${mailbox}@${domain}`, domain };
}

/** How many mails go to a recipient, to a domain, because of a network, and in all. */
export function createMailBudgets(deps: {
  allowances: Allowances;
  clock: Clock;
  db: Db;
  secret: ServerSecret;
  log: FastifyBaseLogger;
}) {
  const { allowances, clock, db, secret, log } = deps;
  /** Until when each budget was reported to be spent: once is enough of a crowd. */
  const warnedAt = new Map<AllowanceHolder, Date>();

  /** A keyed digest of the network that a mail is ordered from; null in background work. */
  function causingNetwork(): string | null {
    const network = callingNetwork();
    return network === null ? null : secret.signLasting("mail-network", network);
  }

  /** Mails to no one cost the same, and use up no one’s budget. */
  function holdersOf({ id, to, decoy, causedBy }: Leaving): Holders {
    const nobodys = (name: string) => (decoy ? `nobody:${name}` : name);
    const { recipient, domain } = partsOf(decoy ? `${id}@${everybody}` : to);
    return {
      recipient: nobodys(recipient),
      domain: nobodys(domain),
      site: nobodys(everybody),
      ...(causedBy === null ? {} : { network: nobodys(causedBy) }),
    };
  }

  function warn(holder: AllowanceHolder, until: Date): void {
    const last = warnedAt.get(holder);
    if (last !== undefined && last > instant(clock)) return;
    warnedAt.set(holder, until);
    log.warn({ budget: holder, until: until.toISOString() }, "mails wait: a budget is spent");
  }

  async function ask(tx: Tx, kind: AskedMail, address: string): Promise<void> {
    const network = causingNetwork();
    await allowances.spendFor(tx, kind, {
      ...partsOf(address),
      ...(network === null ? {} : { network }),
    });
  }

  return {
    causingNetwork,
    /** Takes room for a mail that a person asks for, whether or not the address has an account. Throws AllowanceSpent with the time to wait. */
    ask,
    /** The same for a mail that no one has to be informed of when it does not leave: false where there is no room. */
    async hasRoom(tx: Tx, kind: AskedMail, address: string): Promise<boolean> {
      try {
        await ask(tx, kind, address);
        return true;
      } catch (error) {
        if (error instanceof AllowanceSpent) return false;
        throw error;
      }
    },
    /** Takes room for a mail that is about to leave; which budget is spent, and until when. What is urgent counts, and leaves whatever is spent. */
    async leave(mail: Leaving): Promise<{ heldBy: MailBudget; heldUntil: Date } | null> {
      if (allowances.isOff) return null;
      const holders = holdersOf(mail);
      if (mail.lane === "urgent") {
        await allowances.noteFor(db, "notice", holders);
        return null;
      }
      try {
        await allowances.spendFor(db, "notice", holders);
        return null;
      } catch (error) {
        if (!(error instanceof AllowanceSpent)) throw error;
        const heldUntil = instant(clock, error.retryAfterSeconds * 1000);
        if (!mail.decoy) warn(error.holder, heldUntil);
        return { heldBy: error.holder as MailBudget, heldUntil };
      }
    },
  };
}

export type MailBudgets = ReturnType<typeof createMailBudgets>;
