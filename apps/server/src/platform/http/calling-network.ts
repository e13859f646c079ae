import { AsyncLocalStorage } from "node:async_hooks";

interface Caller {
  /** The network that a call comes from; null in background work. */
  network: string | null;
  /** What the call is named in every log line, here and in what it ordered. */
  requestId: string | null;
}

const calling = new AsyncLocalStorage<Caller>();

/** Runs what a call asks for, with the network that it comes from and the id that it is followed by. */
export const calledFrom = <T>(
  network: string,
  work: () => Promise<T>,
  requestId: string | null = null,
): Promise<T> => calling.run({ network, requestId }, work);

/** Runs what a request ordered, in the background or of this process itself, with the id of that request. */
export const orderedBy = <T>(requestId: string | null, work: () => Promise<T>): Promise<T> =>
  calling.run({ network: null, requestId }, work);

/** The network that what runs was asked for from; null in background work. */
export const callingNetwork = (): string | null => calling.getStore()?.network ?? null;

/** The id of the request that what runs was asked for by; null where none did. */
export const callingRequest = (): string | null => calling.getStore()?.requestId ?? null;
