import { z } from "zod";

/** How often something may be done in a minute and in a day; each window begins with the first time. */
export interface Rate {
  minute: number;
  day: number;
}

/**
 * What is allowed of one kind of act: to a person, to one whose account is new, to an address that is not signed in, and to all who
 * call from its network. Who is signed in is counted by themselves alone: a whole school has one address. Of mails, how many go to one
 * recipient and to all of a domain; and what the whole site does.
 */
export interface Allowance {
  person?: Rate;
  newcomer?: Rate;
  address?: Rate;
  network?: Rate;
  recipient?: Rate;
  domain?: Rate;
  site?: Rate;
}

/** Who may do how much of a kind. */
export type AllowanceHolder = keyof Allowance;

/** An account is new for this long, in ms. */
export const newcomerMs = 24 * 3_600_000;

/** Who may do how much: generous to whoever really uses it, narrow enough that no one keeps others from it. */
export const allowanceTable = {
  /** Missions that people are informed of. */
  mission: { person: { minute: 6, day: 60 }, newcomer: { minute: 3, day: 12 } },
  proposal: { person: { minute: 12, day: 150 }, newcomer: { minute: 6, day: 40 } },
  comment: { person: { minute: 12, day: 200 }, newcomer: { minute: 6, day: 40 } },
  message: { person: { minute: 40, day: 2000 }, newcomer: { minute: 20, day: 300 } },
  /** Text about a person, which they read. */
  review: { person: { minute: 6, day: 60 }, newcomer: { minute: 3, day: 12 } },
  report: {
    person: { minute: 6, day: 40 },
    newcomer: { minute: 3, day: 15 },
    address: { minute: 3, day: 12 },
    network: { minute: 12, day: 60 },
  },
  /** What a person of the team answers. */
  ticket: {
    person: { minute: 6, day: 40 },
    newcomer: { minute: 3, day: 12 },
    address: { minute: 3, day: 12 },
    network: { minute: 12, day: 60 },
  },
  /** Papers, cards, offers, pieces of work: what is stored and shown. */
  work: { person: { minute: 20, day: 300 }, newcomer: { minute: 15, day: 120 } },
  file: { person: { minute: 40, day: 600 }, newcomer: { minute: 30, day: 200 } },
  /** What a machine of another person answers, for money. */
  costly: { person: { minute: 12, day: 200 }, newcomer: { minute: 8, day: 60 } },
  signUp: { address: { minute: 5, day: 30 }, network: { minute: 20, day: 200 } },
  /** What is mailed to an address that was typed. */
  mailed: {
    person: { minute: 6, day: 40 },
    newcomer: { minute: 6, day: 40 },
    address: { minute: 6, day: 60 },
    network: { minute: 30, day: 600 },
  },
  /** Sign-ups that are usual; more of them prove some work, or wait. */
  usualSignUp: { network: { minute: 3, day: 20 }, site: { minute: 30, day: 1000 } },
  /** Sign-ups that waited instead of proving work. */
  waitedSignUp: { network: { minute: 2, day: 12 }, site: { minute: 12, day: 400 } },
  /** Mails that leave by themselves: what is over waits. Codes and links count too, and never wait. */
  notice: {
    recipient: { minute: 15, day: 200 },
    domain: { minute: 900, day: 60_000 },
    network: { minute: 240, day: 8000 },
    site: { minute: 1800, day: 150_000 },
  },
  /** Mails to an address that anybody may type. */
  link: {
    recipient: { minute: 4, day: 24 },
    domain: { minute: 240, day: 20_000 },
    network: { minute: 30, day: 600 },
  },
  /** Mails to a person who gave their password or is signed in: the site's crowd never holds up a code. */
  code: { recipient: { minute: 6, day: 60 }, network: { minute: 120, day: 5000 } },
  /** Passwords, codes and keys that are tried. */
  signIn: { address: { minute: 40, day: 2000 }, network: { minute: 120, day: 10_000 } },
  /** Everything else that changes something. */
  change: {
    person: { minute: 120, day: 6000 },
    newcomer: { minute: 90, day: 2000 },
    address: { minute: 60, day: 2000 },
    network: { minute: 240, day: 10_000 },
  },
} as const satisfies Record<string, Allowance>;

/** A kind of act that is counted. */
export type AllowanceKind = keyof typeof allowanceTable;

/** What each call counts as, by `domain.call`; a change that is not named counts as `change`. */
export const countedAs: Readonly<Record<string, AllowanceKind>> = {
  "missions.create": "mission",
  "missions.edit": "mission",
  "proposals.propose": "proposal",
  "proposals.ownerCounter": "proposal",
  "proposals.jobbeurCounter": "proposal",
  "comments.post": "comment",
  "comments.edit": "comment",
  "messages.open": "message",
  "messages.send": "message",
  "messages.arrange": "message",
  "reviews.write": "review",
  "reviews.edit": "review",
  "reviews.reply": "review",
  "disputes.open": "review",
  "disputes.act": "review",
  "missions.recommend": "review",
  "reports.reportContent": "report",
  "reports.report": "report",
  "messages.contest": "report",
  "appeals.appeal": "report",
  "appeals.appealByLink": "report",
  "support.create": "ticket",
  "contact.send": "ticket",
  "verification.submit": "work",
  "portfolio.add": "work",
  "cards.create": "work",
  "offers.create": "work",
  "templates.add": "work",
  "billing.create": "work",
  "billing.derive": "work",
  "billing.issue": "work",
  "planning.addException": "work",
  "files.upload": "file",
  "ai.describe": "costly",
  "ai.price": "costly",
  "ai.reply": "costly",
  "ai.fit": "costly",
  "ai.availability": "costly",
  "subscriptions.create": "costly",
  "ai-credits.buyByCard": "costly",
  "auth.register": "signUp",
  "google.register": "signUp",
  "auth.forgotPassword": "mailed",
  "auth.resendVerification": "mailed",
  "auth.resendTwoFactor": "mailed",
  "mail.sendSuspension": "mailed",
  "mail-proof.ask": "mailed",
  "email-change.ask": "mailed",
  "account.askDeletion": "mailed",
  "newsletter.subscribe": "mailed",
  "billing.send": "mailed",
  "withdrawals.declare": "mailed",
  "auth.login": "signIn",
  "auth.verifyTwoFactor": "signIn",
  "auth.resetPassword": "signIn",
  "auth.validateResetToken": "signIn",
  "google.signIn": "signIn",
  "google.link": "signIn",
  "passkeys.beginSignIn": "signIn",
  "passkeys.signIn": "signIn",
};

/** Changes that no one is counted for, and why. */
export const uncounted: Readonly<Record<string, string>> = {
  "auth.refresh": "The token proves whose session goes on; a whole school has one address.",
  "auth.logout": "No one is withheld from leaving.",
};

const rate = z.strictObject({ minute: z.int().positive(), day: z.int().positive() }).partial();
const given = z.partialRecord(
  z.enum(Object.keys(allowanceTable) as [AllowanceKind, ...AllowanceKind[]]),
  z
    .strictObject({
      person: rate,
      newcomer: rate,
      address: rate,
      network: rate,
      recipient: rate,
      domain: rate,
      site: rate,
    } satisfies Record<AllowanceHolder, unknown>)
    .partial(),
);

/** What an operator sets: nothing is counted, or some rates are others. */
export type AllowanceSetting = "off" | Readonly<Record<AllowanceKind, Allowance>>;

function merged(kind: AllowanceKind, changes: z.output<typeof given>): Allowance {
  const standard: Allowance = allowanceTable[kind];
  const own = changes[kind] ?? {};
  return Object.fromEntries(
    Object.entries(standard).map(([who, usual]) => [who, { ...usual, ...own[who as keyof Allowance] }]),
  );
}

/** Reads the setting: `off`, or rates that are others than in the table, as JSON: `{"mission":{"person":{"day":500}}}`. */
export const allowanceSetting = z
  .string()
  .default("{}")
  .transform((text, context): AllowanceSetting => {
    if (text === "off") return "off";
    const parsed = given.safeParse(parseJson(text));
    if (!parsed.success) {
      context.addIssue({
        code: "custom",
        message: `off, or rates as JSON, are expected: ${z.prettifyError(parsed.error)}`,
      });
      return "off";
    }
    const kinds = Object.keys(allowanceTable) as AllowanceKind[];
    return Object.fromEntries(kinds.map((kind) => [kind, merged(kind, parsed.data)])) as Record<
      AllowanceKind,
      Allowance
    >;
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
