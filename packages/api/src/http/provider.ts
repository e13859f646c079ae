import { createContext, createElement, type ReactNode, useContext } from "react";
import type { SWRConfiguration } from "swr";
import { backoffMs } from "./backoff.ts";
import type { Api } from "./client.ts";

const ApiContext = createContext<Api | null>(null);

/** Gives the one client to the hooks below it. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return createElement(ApiContext.Provider, { value: api }, children);
}

/** The client of the nearest ApiProvider; throws outside one. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error("useApi is called outside ApiProvider");
  return api;
}

/** A reading that failed, as SWR hands it on to be tried again. */
type Retry = (
  error: unknown,
  key: string,
  config: { readonly errorRetryCount?: number | undefined },
  revalidate: (again: { retryCount: number; dedupe: boolean }) => unknown,
  again: { retryCount: number; dedupe: boolean },
) => void;

const retryLater: Retry = (_error, _key, { errorRetryCount = 0 }, revalidate, again) => {
  if (again.retryCount > errorRetryCount) return;
  setTimeout(() => void revalidate(again), backoffMs(again.retryCount - 1));
};

/** Reading defaults: one retry, answers good for 30 s, no reading again on focus [APP-06, APP-07, APP-08]. */
export const readingDefaults = {
  errorRetryCount: 1,
  onErrorRetry: retryLater,
  dedupingInterval: 30_000,
  focusThrottleInterval: 30_000,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && "status" in error && isFinal(error.status)),
} as const satisfies SWRConfiguration;

/** The second reading of the defaults: three retries, 1 s doubling to 30 s [APP-06]. */
export const patientReading: SWRConfiguration = { errorRetryCount: 3, onErrorRetry: retryLater };

/** A refusal that asking again will not change. */
function isFinal(status: unknown): boolean {
  return typeof status === "number" && status >= 400 && status < 500 && status !== 429;
}
