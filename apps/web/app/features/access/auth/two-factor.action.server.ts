import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { twoFactorView } from "@jobami/machines/auth/two-factor";
import { verifyTwoFactorPath } from "../../../generated/paths.ts";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { methodsIn, twoFactorMachine } from "./two-factor.actors.ts";

/** The same page with another way at the head. */
function pageOf(query: URLSearchParams, methods: readonly TwoFactorMethod[], first: TwoFactorMethod): string {
  const to = new URLSearchParams(query);
  to.set("methods", [first, ...methods.filter((method) => method !== first)].join(","));
  return `${verifyTwoFactorPath}?${to}`;
}

/** The code without scripts, another way, or a mail: only the server knows how long ago the last one left. */
export const twoFactorAction = formAction([], async ({ text, query, api }) => {
  const intent = text("intent");
  const isResend = intent === "resend";
  const methods = methodsIn(query) ?? (["mail"] as const);
  const chosen = methods.find((method) => method === intent);
  if (chosen !== undefined && chosen !== "mail") return { to: pageOf(query, methods, chosen) };
  const { snapshot, to } = await runFlow(twoFactorMachine(api), {
    input: {
      maskedEmail: query.get("email") ?? "",
      cameFrom: query.get("from"),
      methods,
      ...(isResend ? { record: { expiresAt: 0, resendAt: 0 } } : {}),
    },
    event: isResend ? { type: "resend.requested" } : { type: "form.submitted", code: text("code") },
    isBusy: (state) => twoFactorView(state).isSubmitting || twoFactorView(state).isResending,
  });
  if (to !== null) return { to };
  const { problem, method } = twoFactorView(snapshot);
  if (problem === null && method !== methods[0]) return { to: pageOf(query, methods, method) };
  return { view: { problem } };
});
