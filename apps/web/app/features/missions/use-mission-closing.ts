import { isReadingOf } from "@jobami/api/http/keys";
import { useApi } from "@jobami/api/http/provider";
import { applyLiveEvent } from "@jobami/api/live/cache";
import type { Mission } from "@jobami/api/missions/contract";
import { proposalsRoutes } from "@jobami/api/proposals/routes";
import { missionClosingView } from "@jobami/machines/flows/mission-closing";
import { useEffect, useMemo } from "react";
import { useSWRConfig } from "swr";
import { useNotify } from "../../world/notices.ts";
import { useFlow } from "../../world/use-flow.ts";
import { noticeWords } from "./closing.copy.ts";
import { closingMachine } from "./mission-closing.actors.ts";

/** Runs the end of a mission by its owner: what is read of it, its proposals and the balance follow the answer. */
export function useMissionClosing({ id, statut }: Pick<Mission, "id" | "statut">) {
  const api = useApi();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const machine = useMemo(() => closingMachine(api), [api]);
  const [snapshot, send] = useFlow(
    machine,
    { missionId: id, statut },
    {
      notice: ({ kind, code }) => notify({ kind, title: noticeWords[code] }),
      ended: ({ mission }) => {
        applyLiveEvent(mutate, {
          seq: 0,
          at: mission.createdAt,
          name: "mission_changed",
          payload: { mission },
        });
        void mutate((key) => isReadingOf(key, proposalsRoutes.ofMission, { id: mission.id }));
      },
    },
  );
  const isOver = snapshot.status === "done";
  useEffect(() => {
    if (!isOver) send({ type: "mission.moved", statut });
  }, [send, statut, isOver]);
  return { view: missionClosingView(snapshot), send };
}
