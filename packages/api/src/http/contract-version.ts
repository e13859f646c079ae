/**
 * The contract that this build keeps or speaks. It rises by one with a change that a client before it could not live with: a test
 * compares the contract with `packages/api/contract.lock`, and states it.
 */
export const contractVersion = 4;

/** Names the contract of a client in each of its calls. A call without it is answered: programs state what they expect by its path. */
export const contractHeader = "x-contract";
