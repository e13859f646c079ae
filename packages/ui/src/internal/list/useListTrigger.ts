import { type ComponentType, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { type LatePart, prefetch, useLatePart } from "../late-part.ts";
import type { FloatingListProps } from "./FloatingList.tsx";
import type { ListFocus } from "./useListKeys.ts";

interface ListTriggerOptions<Props> {
  /** What is shown while open, fetched with the first pointer or focus on the trigger. */
  body: LatePart<ComponentType<Props>>;
  popup: FloatingListProps["role"];
  /** Given: the owner keeps it. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The focus left the button, and not for the list. */
  onBlur?: (() => void) | undefined;
}

/** What a body needs of its trigger. */
export type OpenList = Pick<FloatingListProps, "id" | "isOpen" | "onClose" | "triggerRef" | "focus">;

const arrows: Readonly<Record<string, ListFocus>> = { ArrowDown: "first", ArrowUp: "last" };

/** A button that opens a floating list: by press at its beginning or as a whole, by Down at its first item, by Up at its last. */
export function useListTrigger<Props>(options: ListTriggerOptions<Props>) {
  const { body, popup, onOpenChange } = options;
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [focus, setFocus] = useState<ListFocus>("list");
  const { isOpen = own } = options;
  const turn = (to: boolean) => {
    setOwn(to);
    onOpenChange?.(to);
  };
  const open = (to: ListFocus) => {
    if (isOpen) return;
    // Safari does not focus a pressed button; the focus comes back to where it was.
    ref.current?.focus();
    setFocus(to);
    turn(true);
  };
  const onClose = () => turn(false);
  const Body = useLatePart(body, isOpen, onClose);
  const fetchEarly = () => prefetch(body);
  const trigger = {
    ref,
    "aria-haspopup": popup,
    "aria-expanded": isOpen,
    "aria-controls": isOpen && Body ? id : undefined,
    onPointerEnter: fetchEarly,
    onFocus: fetchEarly,
    onKeyDown(event: KeyboardEvent) {
      const to = event.ctrlKey || event.metaKey ? undefined : arrows[event.key];
      if (!to) return;
      event.preventDefault();
      open(to);
    },
    onBlur() {
      if (isOpen && Body) return;
      // Who went on before the list arrived does not want it any more.
      if (isOpen) onClose();
      options.onBlur?.();
    },
    // A click without a pointer comes from Enter, Space or a screen reader.
    onClick: (event: MouseEvent) => open(event.detail === 0 ? "first" : "list"),
  };
  const list: OpenList = { id, isOpen, onClose, triggerRef: ref, focus };
  return { Body, trigger, list };
}
