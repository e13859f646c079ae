import type { Declared, OpenContract } from "./contract.ts";

const contract = (more: Partial<OpenContract>): OpenContract => ({
  reference: "K7M2P9QXAB",
  kind: "premium",
  quantity: null,
  cents: 490,
  jobi: null,
  concludedAt: "2026-11-18T09:00:00.000Z",
  withdrawUntil: "2026-12-02T23:00:00.000Z",
  withdrawnAt: null,
  ...more,
});

/** Premium and a pack of credits, bought lately. */
export const openContracts: OpenContract[] = [
  contract({}),
  contract({ reference: "T4WZ8HR3CD", kind: "credits_ia", quantity: 30, cents: null, jobi: 12 }),
];

export const withdrawnContract: OpenContract = contract({ withdrawnAt: "2026-11-20T14:12:00.000Z" });

export const declared: Declared = { reference: "K7M2P9QXAB", declaredAt: "2026-11-20T14:12:00.000Z" };
