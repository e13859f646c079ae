import { accountContract } from "@jobami/api/account/contract";
import {
  type AccountDeletionLinkEvent,
  accountDeletionLinkView,
  type DeletionStep,
} from "@jobami/machines/account/account-deletion-link";
import { fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { accountDeletionLinkMachine } from "./account-deletion.actors.ts";

const rules = accountContract.finishDeletion.body.pick({ password: true });
const calls: readonly string[] = ["looking", "confirming", "erasing"];

/** A page behind the mailed link, used without scripts: its first form only reads the link, the next one answers. */
export const deletionLinkAction = (step: DeletionStep) =>
  formAction([], async ({ text, isTicked, query, api, key }) => {
    const typed = rules.safeParse({ password: text("password") });
    const answer = (): AccountDeletionLinkEvent[] => {
      if (step === "confirm") return isTicked("agreed") ? [{ type: "deletion.agreed" }] : [];
      return typed.success ? [{ type: "form.submitted", password: typed.data.password }] : [];
    };
    const { snapshot, to } = await runFlow(
      accountDeletionLinkMachine(api, () => key),
      {
        input: { token: query.get("token"), step },
        event: answer(),
        isBusy: ({ value }) => calls.includes(value),
      },
    );
    if (to !== null) return { to };
    const view = accountDeletionLinkView(snapshot);
    return view.status === "proving" && isTicked("password") && !typed.success
      ? {
          view: { ...view, problem: { code: "FORM_INVALID", message: "", fields: fieldErrors(typed.error) } },
        }
      : { view };
  });
