import useSWR from "swr";
import type { AnswerOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { missionsClient } from "./client.ts";
import type { missionsContract } from "./contract.ts";
import { missionsRoutes } from "./routes.ts";

type Answer = AnswerOf<typeof missionsContract.pictures>;

/** The pictures of a mission; null asks for none. */
export function useMissionPictures(id: string | null) {
  const client = missionsClient(useApi());
  return useSWR<Answer>(id === null ? null : readingKey(missionsRoutes.pictures, { id }), () =>
    client.pictures({ params: { id: id ?? "" } }),
  );
}

/** Puts what a change of pictures answered where they are read; the mission and its lists, which show the first, are read anew. */
export function applyPictures(readings: Readings, id: string, answer: Answer): void {
  readings.change(missionsRoutes.pictures, { id }, () => answer);
  readings.readAgain(missionsRoutes.details, { id });
  readings.readAgain(missionsRoutes.list);
  readings.readAgain(missionsRoutes.all);
}
