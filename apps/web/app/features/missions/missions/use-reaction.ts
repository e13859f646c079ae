import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { reactionProblems } from "./matching.copy.ts";
import { type ReactionKind, reactionSwitch } from "./reactions.actors.ts";

/** A reaction to a mission, as wished while the server has yet to confirm it; a refusal takes it back with a word. */
export function useReaction(id: string, kind: ReactionKind, isRead: boolean) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [machine] = useState(() => reactionSwitch(api, readings, kind));
  const [isWished, setWished] = useState(false);
  const { isSending, submit } = useSubmission(machine, {
    "submission.refused": ({ problem }) => notify({ kind: "error", title: reactionProblems[problem] }),
  });
  const isOn = isSending ? isWished : isRead;
  return {
    isOn,
    toggle: () => {
      if (isSending) return;
      setWished(!isOn);
      submit({ id, isOn: !isOn });
    },
  };
}
