import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import * as css from "./TagField.css.ts";

interface TagListProps {
  tags: readonly string[];
  label: string;
  removeLabel: (tag: string) => string;
  /** None: the tags can only be read. */
  onRemove: ((tag: string) => void) | undefined;
  /** Moves the focus to the input. */
  onLeave: () => void;
}

/** Tags with a button each; arrows go from one to the next, Delete and Backspace take one away. */
export function TagList({ tags, label, removeLabel, onRemove, onLeave }: TagListProps): ReactNode {
  if (tags.length === 0) return null;

  function step(button: HTMLElement, by: number): void {
    const buttons = [...(button.closest("ul")?.querySelectorAll("button") ?? [])];
    const next = buttons[buttons.indexOf(button as HTMLButtonElement) + by];
    if (next) next.focus();
    else if (by > 0) onLeave();
  }
  function take(button: HTMLElement, tag: string): void {
    const buttons = [...(button.closest("ul")?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(button as HTMLButtonElement);
    const neighbour = buttons[at + 1] ?? buttons[at - 1];
    if (neighbour) neighbour.focus();
    else onLeave();
    onRemove?.(tag);
  }
  function press(event: KeyboardEvent<HTMLButtonElement>, tag: string): void {
    const { key, currentTarget } = event;
    if (key === "ArrowLeft") step(currentTarget, -1);
    else if (key === "ArrowRight") step(currentTarget, 1);
    else if (key === "Delete" || key === "Backspace") take(currentTarget, tag);
    else return;
    event.preventDefault();
  }

  return (
    <ul className={css.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={css.tag}>
          <span>{tag}</span>
          {onRemove ? (
            <button
              type="button"
              className={css.remove}
              aria-label={removeLabel(tag)}
              onClick={({ currentTarget }) => take(currentTarget, tag)}
              onKeyDown={(event) => press(event, tag)}
            >
              <X size={16} />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
