import { commentsContract } from "../../../packages/api/src/comments/contract.ts";
import { reportsContract } from "../../../packages/api/src/reports/contract.ts";
import { subscriptionsContract } from "../../../packages/api/src/subscriptions/contract.ts";
import { halfPriceAccounts } from "../../../packages/api/src/subscriptions/plans.ts";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import { crowdSize, type Race, races } from "./at-most-races.ts";
import { type Attack, everyEngine } from "./attack.ts";
import { type Browser, join, signUp } from "./browser.ts";
import { postMission } from "./missions.ts";
import { withStaff } from "./staff.ts";

async function raced(what: string, { left, refusals, attempt, most, held }: Race): Promise<Finding> {
  const outcomes = await Promise.all(Array.from({ length: crowdSize }, (_, at) => attempt(at)));
  const through = outcomes.filter(({ status }) => status < 400).length;
  const others = outcomes.filter(
    ({ status, code }) => status >= 400 && (code === undefined || !refusals.includes(code)),
  );
  const there = await held();
  return {
    what: `${crowdSize} ${what} at once`,
    measured: `${through} let through, ${there} there; ${others.length} refused otherwise`,
    bound: `${left}, ${most} there; the others with ${refusals.join(" or ")}`,
    held: through === left && there === most && others.length === 0,
  };
}

/** More accounts than there are ranks, none of which proves its address; a person who does comes after them. */
async function ranks(served: Served): Promise<Finding> {
  const strangers = halfPriceAccounts + crowdSize;
  for (let made = 0; made < strangers; made += 10)
    await Promise.all(Array.from({ length: 10 }, (_, n) => signUp(served, `rank-${made + n}@exemple.fr`)));
  const { data } = await (await join(served, "after@exemple.fr")).get(subscriptionsContract.status, {});
  return {
    what: `${strangers} sign-ups that prove no address, then one that does`,
    measured: data.demiTarif ? "half the price" : "the whole price",
    bound: "half the price",
    held: data.demiTarif,
  };
}

/** What a person reported is hidden from them: reporting it again shows nothing of it. */
async function reportedAndHidden({
  served,
  moderator,
}: {
  served: Served;
  moderator: Browser;
}): Promise<Finding> {
  const [author, reporter] = [
    await join(served, "hidden@exemple.fr"),
    await join(served, "knows@exemple.fr"),
  ];
  const { id } = await postMission(await join(served, "wants@exemple.fr", "other"));
  const commentInput = { params: { id }, body: { comment: "Un mot." } };
  const { data: comment } = await author.get(commentsContract.post, commentInput);
  const body = { content_type: "comment", content_id: comment.id, reason: "C’est une publicité." } as const;
  await reporter.get(reportsContract.reportContent, { body });
  const { data: cases } = await moderator.get(reportsContract.cases, {});
  const found = cases.find(({ contentId }) => contentId === comment.id);
  await moderator.get(reportsContract.decide, {
    params: { id: found?.id ?? "" },
    body: { decision: "remove", reasons: "C’est une publicité, en effet." },
  });
  const again = await Promise.all(
    Array.from({ length: crowdSize }, () => reporter.ask(reportsContract.reportContent, { body })),
  );
  const codes = [...new Set(again.map(({ code }) => code ?? "none"))];
  return {
    what: `${crowdSize} reports at once of what their author reported and may not see any more`,
    measured: codes.join(", "),
    bound: "NOT_FOUND",
    held: codes.length === 1 && codes[0] === "NOT_FOUND",
  };
}

/** Whatever there is at most so much of, tried by fifty at once where little is left. */
export const atMost: Attack = {
  what: "Fifty at once take no more than there is, of whatever there is at most so much of.",
  engines: everyEngine,
  run: async (target) => {
    const env = { RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" };
    const { served, staff } = await withStaff(target, { admin: "jobpadm", moderator: "jobmodo" }, env);
    const findings: Finding[] = [];
    for (const [what, arrange] of Object.entries(races))
      findings.push(await raced(what, await arrange({ served, admin: staff.admin.browser })));
    findings.push(
      await reportedAndHidden({ served, moderator: staff.moderator.browser }),
      await ranks(served),
    );
    return findings;
  },
};
