import { appealsClient } from "@jobami/api/appeals/client";
import { linkedAppealBody } from "@jobami/api/appeals/contract";
import { createApi } from "@jobami/api/http/client";
import { submissionView } from "@jobami/machines/submission";
import type { LoaderFunctionArgs } from "react-router";
import { systemClock } from "../../../platform/clock/index.ts";
import { fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { pageContext } from "../../../platform/page/index.ts";
import { linkedAppeal } from "./appeals.actors.ts";
import type { LinkedAppealView, OpenedDecision } from "./decision-link.ts";

const problemOf: Readonly<Record<string, "INVALID" | "EXPIRED">> = {
  TOKEN_INVALID: "INVALID",
  VALIDATION_FAILED: "INVALID",
  TOKEN_EXPIRED: "EXPIRED",
};

/** Reads what the link of the address opens; changes nothing. */
export async function decisionLinkLoader({ url, context }: LoaderFunctionArgs): Promise<OpenedDecision> {
  const token = url.searchParams.get("token") ?? "";
  const { fetch } = context.get(pageContext);
  const client = appealsClient(createApi({ fetch, readCookies: () => "", now: systemClock.now }));
  try {
    return { decision: (await client.look({ body: { token } })).data };
  } catch (error) {
    return { problem: problemOf[(error as { code?: string }).code ?? ""] ?? "FAILED" };
  }
}

/** The appeal, sent without scripts: the page is read anew after it. */
export const decisionLinkAction = formAction(["words"], async ({ text, query, api, key }) => {
  const values = { token: query.get("token") ?? "", words: text("words") };
  const typed = linkedAppealBody.safeParse(values);
  if (!typed.success) {
    const problem = { code: "FORM_INVALID", message: "", fields: fieldErrors(typed.error) } as const;
    return { view: { problem: { ...problem, fields: [...problem.fields] } } satisfies LinkedAppealView };
  }
  const { snapshot } = await runFlow(linkedAppeal(api, key), {
    input: { atOnce: typed.data },
    isBusy: (state) => submissionView(state).isSending,
  });
  return { view: { problem: submissionView(snapshot).problem } satisfies LinkedAppealView };
});
