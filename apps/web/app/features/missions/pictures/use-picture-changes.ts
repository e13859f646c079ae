import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { useEffect, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { changingPictures, type PictureChange } from "./pictures.actors.ts";

/** Sends changes of a mission’s pictures one after another; one that is refused waits to be tried again, or is left with what follows it. */
export function usePictureChanges(id: string) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => changingPictures(api, readings, id));
  const [waiting, setWaiting] = useState<readonly PictureChange[]>([]);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => setWaiting((all) => all.slice(1)),
  });
  const [next] = waiting;
  const isHeld = isSending || problem !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is sent once, when the one before it is through.
  useEffect(() => {
    if (next !== undefined && !isHeld) submit(next);
  }, [next, isHeld]);
  return {
    isSending,
    problem: problem === null ? undefined : problemText(problem),
    change: (one: PictureChange) => {
      // Whoever goes on leaves what was refused.
      if (problem !== null) {
        edit();
        setWaiting([one]);
      } else setWaiting((all) => [...all, one]);
    },
    again: () => next !== undefined && submit(next),
  };
}
