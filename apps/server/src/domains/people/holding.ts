import { isActive } from "@jobami/machines/account/account";
import type { Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Account, Users } from "../users/users.domain.ts";

/** An administrator who acts, and from where. */
export interface Administrator {
  id: string;
  address: string;
}

/**
 * Holds an administrator and whom they act on until the transaction ends, always in the same order: of two who act on each other
 * the second finds that they may no more. Throws FORBIDDEN, NOT_FOUND or OWN_ACCOUNT.
 */
export async function holdTarget(
  tx: Tx,
  users: Pick<Users, "life">,
  by: Administrator,
  targetId: string,
): Promise<Account> {
  const held = new Map<string, Account | null>();
  for (const id of [by.id, targetId].sort()) held.set(id, await users.life.hold(tx, id));
  const actor = held.get(by.id) ?? null;
  if (actor === null || actor.role !== "jobpadm" || !isActive(actor)) throw new DomainError("FORBIDDEN");
  const target = held.get(targetId) ?? null;
  if (target === null || target.statut === "deleted") throw new DomainError("NOT_FOUND");
  if (target.id === by.id) throw new DomainError("OWN_ACCOUNT");
  return target;
}

/** The same, for what no administrator does to another. Throws ADMINISTRATOR_PROTECTED. */
export async function holdMember(
  tx: Tx,
  users: Pick<Users, "life">,
  by: Administrator,
  targetId: string,
): Promise<Account> {
  const target = await holdTarget(tx, users, by, targetId);
  if (target.role === "jobpadm") throw new DomainError("ADMINISTRATOR_PROTECTED");
  return target;
}
