import type { CommandPaletteEvent } from "@jobami/machines/navigation/command-palette";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { createEventQueue, type EventQueue } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy } from "./opening.copy.ts";

interface ControllerProps {
  queue: EventQueue<CommandPaletteEvent>;
}

export interface Palette {
  /** Shows it. */
  search: () => void;
  /** What draws it, once it was asked for. */
  Controller: ComponentType<ControllerProps> | null;
  queue: EventQueue<CommandPaletteEvent>;
}

/** Ctrl or ⌘ and K, whatever the letter stands on: some keyboards have no Latin one. */
function isShortcut({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
}

/** A dialog that keeps the focus asks for an answer first; the palette itself is closed by its own shortcut. */
function isAsked(): boolean {
  const dialog = document.activeElement?.closest("[role=dialog], [role=alertdialog]");
  return dialog != null && dialog.getAttribute("aria-label") !== copy.label;
}

/** The palette of all places and acts: its shortcut counts everywhere, and what it is drawn with is loaded with the first use. */
export function usePalette(): Palette {
  const [queue] = useState(createEventQueue<CommandPaletteEvent>);
  const [Controller, setController] = useState<Palette["Controller"]>(null);
  const isLoading = useRef(false);
  const notify = useNotify();
  const send = useCallback(
    (event: CommandPaletteEvent) => {
      queue.send(event);
      if (isLoading.current) return;
      isLoading.current = true;
      import("./PaletteController.tsx").then(
        ({ PaletteController }) => setController(() => PaletteController),
        () => {
          isLoading.current = false;
          queue.clear();
          notify({ kind: "error", title: copy.notLoaded });
        },
      );
    },
    [queue, notify],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || !isShortcut(event) || isAsked()) return;
      event.preventDefault();
      send({ type: "shortcut.pressed" });
    };
    // Before the dialog hears it: what it is given goes no further.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [send]);
  const search = useCallback(() => send({ type: "search.pressed" }), [send]);
  return { search, Controller, queue };
}
