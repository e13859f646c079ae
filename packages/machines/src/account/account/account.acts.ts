import { allowedActs } from "../../lifecycle/decide.ts";
import { decideAccount } from "./account.machine.ts";
import type { AccountEvent, AccountState } from "./account.types.ts";

/** Whether the person may act while the account stands so; `profil_actif` is this. */
export function isActive({ statut }: AccountState): boolean {
  return statut !== "paused" && decideAccount(statut, { type: "owner.signedIn" }).allowed;
}

/** Whether signing in leads anywhere: so it does for a paused account, which it wakes. */
export function mayReturn({ statut }: AccountState): boolean {
  return decideAccount(statut, { type: "owner.signedIn" }).allowed;
}

/** What an owner can do about leaving: go (pause or deletion), or keep an account whose deletion is asked for. */
export type Departure = "leave" | "keep";

/** What the owner may do about leaving now: which buttons to show. */
export function allowedDepartures({ statut }: AccountState, commitments: number): readonly Departure[] {
  const events: Record<Departure, AccountEvent> = {
    leave: { type: "deletion.requested", by: "owner", commitments },
    keep: { type: "deletion.cancelled", by: "owner" },
  };
  return allowedActs(events, (event) => decideAccount(statut, event));
}
