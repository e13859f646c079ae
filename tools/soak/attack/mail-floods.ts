import { setTimeout as pause } from "node:timers/promises";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { allowanceTable } from "../../../apps/server/src/platform/allowances/allowance-table.ts";
import type { Finding } from "../soak.ts";
import type { Attack } from "./attack.ts";
import { flooded, signUpOf } from "./floods.ts";
import { send, visit } from "./visitor.ts";

/** Callers are not what is tried here: they have all addresses that they want. */
const many = { minute: 1_000_000, day: 10_000_000 };
const crowd = { address: many, network: many };
const siteMinute = 5;
const notices = 40;

/** A challenge as a refused sign-up carries it, solved as a browser would. */
async function solved(body: string) {
  const { challenge } = (JSON.parse(body) as { data: { challenge: string } }).data;
  const solution = await solveChallenge({ challenge: JSON.parse(challenge), deriveKey });
  return { challenge, solution: { counter: solution?.counter, derivedKey: solution?.derivedKey } };
}

/** Mails to one mailbox and accounts of one network, by the hundred; what leaves by itself waits, links do not. */
export const mailFloods: Attack = {
  what: "120 mails to one mailbox, sign-ups of one network and uses of one solution, twenty at once; a spent site.",
  engines: ["pglite", "postgres"],
  run: async ({ start }) => {
    const served = await start({
      RATE_LIMIT: "1000000",
      RATE_LIMIT_SENSITIVE: "1000000",
      ALLOWANCES: JSON.stringify({
        signUp: crowd,
        mailed: crowd,
        ticket: crowd,
        change: crowd,
        link: { network: many },
        notice: { network: many, site: { minute: siteMinute } },
      }),
    });
    const ask = async (target: string, body: string) => (await visit(served)).post(target, body);
    await ask("/api/auth/inscription", signUpOf("owner"));
    const findings = [
      await flooded({
        what: "links to one mailbox, written in as many ways",
        most: allowanceTable.link.recipient.minute,
        send: (number) =>
          ask("/api/newsletter/subscribe", JSON.stringify({ email: `victim+${number}@exemple.fr` })),
      }),
      await flooded({
        what: "sign-ups of one network that prove no work",
        // One of them is the owner's.
        most: allowanceTable.usualSignUp.network.minute - 1,
        send: (number) => ask("/api/auth/inscription", signUpOf(`flood-${number}`)),
      }),
    ];
    const asked = await ask("/api/auth/inscription", signUpOf("asked"));
    const proof = await solved(asked.body);
    findings.push(
      await flooded({
        what: "sign-ups with one solution",
        most: 1,
        send: (number) => ask("/api/auth/inscription", signUpOf(`solved-${number}`, { proof })),
      }),
      await codesLeave(),
    );
    return findings;

    /** Every link of the accounts above leaves though the site's minute is spent by notices, which wait. */
    async function codesLeave(): Promise<Finding> {
      await Promise.all(
        Array.from({ length: notices }, (_, number) =>
          ask("/api/newsletter/subscribe", JSON.stringify({ email: `notice-${number}@exemple.fr` })),
        ),
      );
      await ask("/api/auth/forgot-password", JSON.stringify({ email: "owner@exemple.fr" }));
      const left = async (subject: RegExp) => {
        const { body } = await send(served, { method: "GET", target: "/dev/mailbox.json" });
        return (JSON.parse(body) as { subject: string }[]).filter((mail) => subject.test(mail.subject))
          .length;
      };
      const deadline = Date.now() + 20_000;
      while ((await left(/mot de passe/)) === 0 && Date.now() < deadline) await pause(100);
      const [links, confirmations] = [await left(/mot de passe/), await left(/newsletter/)];
      return {
        what: `a link and ${notices} notices, the site's budget being spent`,
        measured: `${links} link and ${confirmations} notices left`,
        bound: "the link, not all notices",
        held: links === 1 && confirmations < notices,
      };
    }
  },
};
