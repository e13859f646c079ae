import { emailChangeClient } from "@jobami/api/email-change/client";
import { createApi } from "@jobami/api/http/client";
import { submissionView } from "@jobami/machines/submission";
import type { LoaderFunctionArgs } from "react-router";
import { systemClock } from "../../../platform/clock/index.ts";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { pageContext } from "../../../platform/page/index.ts";
import type { EmailChangeLinkView, OpenedLink } from "./email-change-link.ts";
import { type LinkAnswered, linkAnswer, linkOutcomes } from "./personal-details.actors.ts";

const codeOf = (error: unknown) => (error as { code?: string }).code ?? "";

/** Reads what the link of the address opens; changes nothing. */
export async function emailChangeLinkLoader({ url, context }: LoaderFunctionArgs): Promise<OpenedLink> {
  const token = url.searchParams.get("token") ?? "";
  const { fetch } = context.get(pageContext);
  const client = emailChangeClient(createApi({ fetch, readCookies: () => "", now: systemClock.now }));
  try {
    return { link: (await client.look({ body: { token } })).data };
  } catch (error) {
    const problems: Partial<Record<string, "EXPIRED" | "INVALID">> = linkOutcomes.problems;
    return { problem: problems[codeOf(error)] ?? linkOutcomes.otherwise };
  }
}

/** The answer to the link, sent without scripts. */
export const emailChangeLinkAction = formAction(["act"], async ({ text, query, api }) => {
  const act = text("act") === "refuse" ? "refuse" : "confirm";
  const { snapshot, answer } = await runFlow(linkAnswer(api), {
    input: { atOnce: { token: query.get("token") ?? "", act } },
    isBusy: (state) => submissionView(state).isSending,
  });
  const { problem } = submissionView(snapshot);
  const outcome = (answer as LinkAnswered | null)?.outcome ?? null;
  return { view: { outcome, problem } satisfies EmailChangeLinkView };
});
