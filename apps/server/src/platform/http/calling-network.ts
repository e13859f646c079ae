import { AsyncLocalStorage } from "node:async_hooks";

const calling = new AsyncLocalStorage<string>();

/** Runs what a call asks for, with the network that it comes from. */
export const calledFrom = <T>(network: string, work: () => Promise<T>): Promise<T> =>
  calling.run(network, work);

/** The network that what runs was asked for from; null in background work. */
export const callingNetwork = (): string | null => calling.getStore() ?? null;
