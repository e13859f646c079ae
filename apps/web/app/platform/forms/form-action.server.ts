import { createHash } from "node:crypto";
import { type Api, createApi } from "@jobami/api/http/client";
import type { FieldError } from "@jobami/api/http/error-codes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { z } from "zod";
import { systemClock } from "../clock/index.ts";
import { pageContext } from "../page/index.ts";
import type { Posted, UntrustedForm } from "./posted.ts";

/** A form that was sent without scripts. */
export interface SentForm {
  /** What a field holds; empty when it was not sent. */
  text: (name: string) => string;
  isTicked: (name: string) => boolean;
  /** Of the address it was sent to. */
  query: URLSearchParams;
  /** It came over https. */
  isSecure: boolean;
  /** The API, called as whoever sent it. */
  api: Api;
  /** The same when the same drawing of the form is sent twice with the same text, so that it counts once. */
  key: string;
}

/** What an action answers: where to go on, or what the page shows. */
export type FormOutcome =
  | { to: string; cookie?: string }
  | { fields: readonly FieldError[] }
  | { view: object };

const sameDrawing = (text: string) => createHash("sha256").update(text).digest("base64url");

/** What a schema refuses, by field. */
export function fieldErrors({ issues }: z.ZodError): FieldError[] {
  const first = new Map(issues.map((issue) => [issue.path.join("."), issue] as const).reverse());
  return [...first].map(([path, { code, message }]) => ({ path, code: String(code), message })).reverse();
}

/** What is shown of a form whose token is not its visitor's: it was open for too long, or is not ours. */
const untrusted = {
  problem: {
    code: "CSRF_TOKEN_INVALID" satisfies UntrustedForm,
    message: "Cette page est restée ouverte trop longtemps. Envoyez de nouveau le formulaire.",
    fields: [],
  },
};

/** The action of a page that takes a form without scripts: checks whose form it is, keeps what was typed in `keeps`, goes on by 303. */
export function formAction(
  keeps: readonly string[],
  run: (form: SentForm) => Promise<FormOutcome>,
): (args: ActionFunctionArgs) => Promise<unknown> {
  return async ({ request, url, context }) => {
    const page = context.get(pageContext);
    const body = await request.text();
    const sent = new URLSearchParams(body);
    const values = Object.fromEntries(keeps.map((name) => [name, sent.get(name) ?? ""]));
    const answer = (posted: Omit<Posted, "values">, status: number) =>
      data({ ...posted, values }, { status });
    if (!page.isFormTrusted) return answer({ fields: [], view: untrusted }, 403);
    const outcome = await run({
      text: (name) => sent.get(name) ?? "",
      isTicked: (name) => sent.has(name),
      query: url.searchParams,
      isSecure: url.protocol === "https:",
      api: createApi({ fetch: page.fetch, readCookies: () => "", now: systemClock.now }),
      key: sameDrawing(body),
    });
    if ("to" in outcome)
      throw redirect(outcome.to, {
        status: 303,
        headers: outcome.cookie === undefined ? {} : { "set-cookie": outcome.cookie },
      });
    const fields = "fields" in outcome ? outcome.fields : problemFields(outcome.view);
    const view = "view" in outcome ? outcome.view : null;
    const isRefused = fields.length > 0 || problemOf(view) !== null;
    return answer({ fields, view }, isRefused ? 422 : 200);
  };
}

function problemOf(view: object | null): { fields?: readonly FieldError[] } | null {
  const { problem = null } = (view ?? {}) as { problem?: { fields?: readonly FieldError[] } | null };
  return problem;
}

function problemFields(view: object): readonly FieldError[] {
  return problemOf(view)?.fields ?? [];
}
