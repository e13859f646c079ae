import { Button } from "@jobami/ui/Button";
import { ButtonGroup } from "@jobami/ui/ButtonGroup";
import { visuallyHidden } from "@jobami/ui/styles";
import { Redo2, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { undoCopy as copy } from "./copy.ts";

/** The way back and forth through what was done. */
export interface UndoSteps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** What the last undo or redo did, as text. */
  announcement: string;
}

interface UndoButtonsProps {
  steps: UndoSteps;
  /** What is written in fields is among the steps: fields do not undo letters by themselves then. */
  isOfText?: boolean;
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ["text", "email", "tel", "url", "search"].includes(target.type));

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), wherever on the page. */
function useUndoKeys({ undo, redo, canUndo, canRedo }: UndoSteps, isOfText: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key)) return;
      if (!isOfText && writes(event.target)) return;
      event.preventDefault();
      const isRedo = key === "y" || event.shiftKey;
      if (isRedo && canRedo) redo();
      if (!isRedo && canUndo) undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Undo and redo, by buttons and by keys, and announced. */
export function UndoButtons({ steps, isOfText = false }: UndoButtonsProps) {
  useUndoKeys(steps, isOfText);
  return (
    <>
      <ButtonGroup label={copy.group}>
        <Button
          variant="secondary"
          size="small"
          icon={<Undo2 />}
          isResting={!steps.canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={steps.undo}
        >
          {copy.undo}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Redo2 />}
          isResting={!steps.canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={steps.redo}
        >
          {copy.redo}
        </Button>
      </ButtonGroup>
      <p role="status" className={visuallyHidden}>
        {steps.announcement}
      </p>
    </>
  );
}
