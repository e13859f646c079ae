import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission } from "@jobami/api/missions/contract";
import { applyMission } from "@jobami/api/missions/live";
import { missionClosingView } from "@jobami/machines/missions/mission-closing";
import { useEffect, useMemo } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { noticeTexts } from "./closing.copy.ts";
import { closingMachine } from "./mission-closing.actors.ts";

/** Runs the end of a mission by its owner: what is read of it, its proposals and the balance follow the answer. */
export function useMissionClosing({ id, statut }: Pick<Mission, "id" | "statut">) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const machine = useMemo(() => closingMachine(api), [api]);
  const [snapshot, send] = useFlow(
    machine,
    { missionId: id, statut },
    {
      notice: ({ kind, code }) => notify({ kind, title: noticeTexts[code] }),
      "mission.ended": ({ mission }) => applyMission(readings, mission),
    },
  );
  const isOver = snapshot.status === "done";
  useEffect(() => {
    if (!isOver) send({ type: "mission.moved", statut });
  }, [send, statut, isOver]);
  return { view: missionClosingView(snapshot), send };
}
