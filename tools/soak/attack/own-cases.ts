import type { LookKind } from "../../../packages/api/src/audit/contract.ts";
import { peopleContract } from "../../../packages/api/src/people/contract.ts";
import { staffContract } from "../../../packages/api/src/staff/contract.ts";
import { verificationContract } from "../../../packages/api/src/verification/contract.ts";
import type { Finding } from "../soak.ts";
import { type Attack, everyEngine } from "./attack.ts";
import type { Asked, Browser } from "./browser.ts";
import { membersOf, type OwnCase, ownCases } from "./own-case-acts.ts";
import { withStaff } from "./staff.ts";

/** How often each tries at once. */
const atOnce = 10;

async function judged(what: string, { refusal, own, others }: OwnCase): Promise<Finding> {
  const tries = await Promise.all(Array.from({ length: atOnce }, own));
  const codes = [...new Set(tries.map(({ status, code }) => code ?? String(status)))];
  const other = await others?.();
  const isOpen = other === undefined || other.status < 400;
  return {
    what: `${what}, ${atOnce} times at once, then by somebody else`,
    measured: `${codes.join(", ")}; ${other === undefined ? "no one else may" : (other.code ?? other.status)}`,
    bound: `${refusal} alone; let through`,
    held: codes.length === 1 && codes[0] === refusal && isOpen,
  };
}

/** How many reads of accounts and papers the log reports; reading it is one of a journal. */
async function readsIn(log: Browser): Promise<number> {
  const kinds: readonly LookKind[] = ["account.read", "papers.read"];
  let readsCounted = 0;
  for (const act of kinds)
    readsCounted += (await log.get(staffContract.moderationLog, { query: { act } })).pagination.totalCount;
  return readsCounted;
}

/** Reads a person’s account and papers, as a person does and as a browser fetches ahead. */
async function looked(log: Browser, by: Browser, id: string): Promise<Finding[]> {
  const ahead = { "sec-purpose": "prefetch;prerender" };
  const calls: ((headers?: Record<string, string>) => Promise<Asked>)[] = [
    (headers) => by.ask(peopleContract.one, { params: { id } }, headers),
    (headers) => by.ask(verificationContract.person, { params: { id } }, headers),
    (headers) => by.ask(peopleContract.list, {}, headers),
  ];
  const findings: Finding[] = [];
  for (const [headers, what] of [
    [ahead, "pages of staff, fetched ahead by a browser"],
    [{}, "pages of staff, opened"],
  ] as const) {
    const before = await readsIn(log);
    const answers = await Promise.all(calls.map((call) => call(headers)));
    const readsNoted = (await readsIn(log)) - before;
    const isAhead = headers === ahead;
    const shown = answers.filter(({ status }) => status < 400).length;
    findings.push({
      what: `${calls.length} ${what}`,
      measured: `${shown} shown, ${readsNoted} stored`,
      bound: isAhead ? "none shown, none stored" : "each shown, each stored",
      held: isAhead ? shown === 0 && readsNoted === 0 : shown === calls.length && readsNoted === calls.length,
    });
  }
  return findings;
}

/** Staff and issuers act in their own affairs; pages of staff are fetched ahead. */
export const ownCasesAttack: Attack = {
  what: "No one decides of what concerns themselves or what they filed; every look of staff is stored, and no prefetch is one.",
  engines: everyEngine,
  run: async (target) => {
    const env = { RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" };
    const roles = { admin: "jobpadm", second: "jobpadm", maud: "jobmodo", nora: "jobmodo" } as const;
    const { served, staff } = await withStaff(target, roles, env);
    const people = { served, ...staff, ...(await membersOf(served)) };
    const findings: Finding[] = [];
    for (const [what, arrange] of Object.entries(ownCases))
      findings.push(await judged(what, await arrange(people)));
    return [...findings, ...(await looked(staff.admin.browser, staff.second.browser, staff.admin.id))];
  },
};
