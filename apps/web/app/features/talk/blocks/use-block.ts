import { applyBlock } from "@jobami/api/blocks/live";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { blockSwitch } from "./blocks.actors.ts";
import { blockProblems, nowBlocked, nowFree } from "./copy.ts";

/** Blocking a person, where it stands and what leads on. */
export interface Blocking {
  /** As others see it: « Karim B. ». */
  name: string;
  /** Whether it was asked for, and is to be confirmed. */
  isAsked: boolean;
  isSending: boolean;
  /** Why it could not be done, as text. */
  problem: string | null;
  ask: () => void;
  decline: () => void;
  block: () => void;
  unblock: () => void;
}

/** Blocks a person and ends that; what is shown of them is read again, and a notice states how it went. */
export function useBlock({ id, name }: { id: string; name: string }): Blocking {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [isAsked, setAsked] = useState(false);
  const [machine] = useState(() => blockSwitch(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      setAsked(false);
      applyBlock(readings, id, answer);
      notify({ kind: "success", title: answer === null ? nowFree(name) : nowBlocked(name) });
    },
    "submission.refused": (refused) => {
      if (!isAsked) notify({ kind: "error", title: blockProblems[refused.problem] });
    },
  });
  return {
    name,
    isAsked,
    isSending,
    problem: problem === null ? null : blockProblems[problem.code],
    ask: () => setAsked(true),
    decline: () => {
      edit();
      setAsked(false);
    },
    block: () => submit({ userId: id, isBlocked: true }),
    unblock: () => submit({ userId: id, isBlocked: false }),
  };
}
