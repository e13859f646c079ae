import type { SessionUser } from "@jobami/api/auth/contract";
import { type Api, createApi } from "@jobami/api/http/client";
import type { ReadingKey } from "@jobami/api/http/keys";
import type { RouterContextProvider } from "react-router";
import { unstable_serialize } from "swr";
import { systemClock } from "../clock/index.ts";
import { pageContext } from "../page/index.ts";
import type { FirstReadings } from "./ReadFirst.tsx";

/** What is read, by the key that hooks read it under: the answer as their cache stores it. */
export type FirstAnswer = readonly [key: ReadingKey, answer: Promise<unknown>];

/**
 * Reads for the person who asked for this page what it shows first. What fails is left out, and asked for by the browser; nothing is read
 * where no one is known to be signed in. Only what counts and records no look may be read so.
 */
export async function readFirst(
  context: Readonly<RouterContextProvider>,
  answersOf: (api: Api, user: SessionUser) => readonly FirstAnswer[],
): Promise<FirstReadings> {
  const { facts, fetch } = context.get(pageContext);
  if (facts.user === null) return {};
  const api = createApi({ fetch, readCookies: () => "", now: systemClock.now });
  const read = await Promise.all(
    answersOf(api, facts.user).map(async ([key, answer]) => {
      const known = await answer.catch(() => undefined);
      return known === undefined ? [] : [[unstable_serialize(key), known] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}

/** Of a page that holds what a person may see: no browser stores it, so that coming back to it reads anew. */
export const privatePage = () => ({ "cache-control": "private, no-store" });
