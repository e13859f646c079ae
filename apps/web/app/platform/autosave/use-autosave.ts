import {
  type AutosaveMachine,
  type AutosaveRecord,
  type AutosaveView,
  autosaveView,
  type SavedDraft,
} from "@jobami/machines/forms/autosave";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useNetwork } from "../live/index.ts";
import { useFlow } from "../machine/index.ts";
import type { StoredRecord } from "../storage/index.ts";

interface AutosaveOptions<Draft> {
  /** Made once. */
  machine: () => AutosaveMachine<Draft>;
  /** Where what is not saved outlives a reload; made once. */
  record: () => StoredRecord<AutosaveRecord<Draft>>;
  /** What the server holds as far as is known: the same object until it is read anew. */
  saved: SavedDraft<Draft>;
}

/** A form that saves itself. */
export function useAutosave<Draft extends object>(options: AutosaveOptions<Draft>) {
  const { saved } = options;
  const [record] = useState(options.record);
  const [machine] = useState(options.machine);
  const [input] = useState(() => ({ saved, record: record.read() }));
  const [snapshot, send] = useFlow(machine, input, {
    remember: ({ record: stored }) => record.remember(stored),
    "draft.saved": () => {},
  });
  const view: AutosaveView<Draft> = autosaveView(snapshot);

  useEffect(() => send({ type: "server.read", saved }), [send, saved]);
  useNetwork(
    useCallback(
      (event) => {
        if (event.type === "browser.cameOnline") send({ type: "browser.cameOnline" });
      },
      [send],
    ),
  );
  // A layout effect is undone before the machine is stopped: what was typed last is still sent.
  useLayoutEffect(() => {
    const leave = () => send({ type: "page.left" });
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, [send]);

  const { draft } = view;
  const change = (changes: Partial<Draft>) =>
    send({ type: "draft.changed", draft: { ...draft, ...changes } });
  /** What the server found wrong with a field, or below it. */
  const errorOf = (path: string) =>
    view.problem?.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`))?.message;
  return { view, draft, change, send, errorOf };
}

export type Autosave<Draft> = Pick<ReturnType<typeof useAutosave<Draft & object>>, "view" | "send">;
