import type { CardDesign, CardDraft } from "@jobami/api/cards/contract";
import { createHistoryMachine } from "@jobami/machines/editing/history";
import { useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { undoCopy as copy, type UndoSteps } from "../../../platform/undo/index.ts";

/** What is shown of a card, and what changes it. */
export interface CardEditing extends UndoSteps {
  draft: CardDraft;
  /** `part` names a text that is being written: further letters are the same step. */
  setTitle: (title: string) => void;
  change: (design: Partial<CardDesign>, part?: string) => void;
}

/** The way back and forth through what is done to a card; `onChange` hears of the card as it is then. */
export function useCardHistory(first: CardDraft, onChange: (draft: CardDraft) => void) {
  const [machine] = useState(() => createHistoryMachine<CardDraft>());
  const [input] = useState(() => ({ document: first }));
  const [announcement, setAnnouncement] = useState("");
  const [snapshot, send] = useFlow(machine, input, {
    "document.restored": ({ document }) => onChange(document),
  });
  const { past, present, future } = snapshot.context;
  function take(document: CardDraft, part: string | null): void {
    setAnnouncement("");
    send({ type: "document.changed", document, part });
    onChange(document);
  }
  function step(type: "undo.requested" | "redo.requested", done: string): void {
    setAnnouncement(done);
    send({ type });
  }
  const editing: CardEditing = {
    draft: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => step("undo.requested", copy.undone),
    redo: () => step("redo.requested", copy.redone),
    announcement,
    setTitle: (title) => take({ ...present, title }, "title"),
    change: (design, part) => take({ ...present, design: { ...present.design, ...design } }, part ?? null),
  };
  return { editing, replace: (document: CardDraft) => send({ type: "document.replaced", document }) };
}
