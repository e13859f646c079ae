import type { AccountStatus } from "@jobami/api/account/contract";
import { transition } from "xstate";
import { accountLifecycle } from "./account.machine.ts";
import type { AccountEvent, AccountFollowUp, AccountRefusal, AccountState } from "./account.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type AccountDecision =
  | { allowed: true; next: { statut: AccountStatus }; follows: readonly AccountFollowUp[] }
  | { allowed: false; reason: AccountRefusal };

/** Asks the life cycle whether an event may happen to an account; pure, performs nothing. */
export function decideAccount(state: AccountState, event: AccountEvent): AccountDecision {
  const here = accountLifecycle.resolveState({ value: state.statut });
  const [next, actions] = transition(accountLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: AccountRefusal }).reason };
  return {
    allowed: true,
    next: { statut: next.value },
    follows: actions.map((action) => action.params as unknown as AccountFollowUp),
  };
}

/** Whether the person may act while the account stands so; `profil_actif` is this. */
export function isActive({ statut }: AccountState): boolean {
  return statut !== "paused" && decideAccount({ statut }, { type: "owner.signedIn" }).allowed;
}

/** Whether signing in leads anywhere: so it does for a paused account, which it wakes. */
export function mayReturn({ statut }: AccountState): boolean {
  return decideAccount({ statut }, { type: "owner.signedIn" }).allowed;
}

/** What an owner can do about leaving: go (pause or deletion), or keep an account whose deletion is asked for. */
export type Departure = "leave" | "keep";

/** What the owner may do about leaving now: which buttons to show. */
export function allowedDepartures(state: AccountState, commitments: number): readonly Departure[] {
  const events: Record<Departure, AccountEvent> = {
    leave: { type: "deletion.requested", by: "owner", commitments },
    keep: { type: "deletion.cancelled", by: "owner" },
  };
  return (Object.keys(events) as Departure[]).filter(
    (departure) => decideAccount({ statut: state.statut }, events[departure]).allowed,
  );
}
