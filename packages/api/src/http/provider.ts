import { createContext, createElement, type ReactNode, useContext } from "react";
import type { SWRConfiguration } from "swr";
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

/** Reading defaults: one retry, answers good for 30 s, no reading again on focus [APP-06, APP-07, APP-08]. */
export const readingDefaults = {
  errorRetryCount: 1,
  dedupingInterval: 30_000,
  focusThrottleInterval: 30_000,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && "status" in error && isFinal(error.status)),
} as const satisfies SWRConfiguration;

/** The second reading of the defaults: three retries, 1 s doubling to 30 s [APP-06]. */
export const patientReading: SWRConfiguration = {
  errorRetryCount: 3,
  onErrorRetry: (_error, _key, config, revalidate, { retryCount }) => {
    if (retryCount > (config.errorRetryCount ?? 3)) return;
    setTimeout(() => void revalidate({ retryCount }), Math.min(1000 * 2 ** (retryCount - 1), 30_000));
  },
};

/** A refusal that asking again will not change. */
function isFinal(status: unknown): boolean {
  return typeof status === "number" && status >= 400 && status < 500 && status !== 429;
}
