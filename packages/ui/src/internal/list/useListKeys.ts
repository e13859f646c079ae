import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { movedTo } from "./moves.ts";
import { createTyping, foundByTyping } from "./typing.ts";

/** Where the focus goes when a list opens: keys go to an item, the pointer to the list as a whole. */
export type ListFocus = "first" | "last" | "list";

export interface ListKeysOptions {
  listRef: RefObject<HTMLElement | null>;
  /** Nothing is done twice while it goes away. */
  isOpen: boolean;
  focus: ListFocus;
  wraps: boolean;
  /** An item was chosen. */
  onClose: () => void;
  /** Tab was pressed, to go on from the trigger. */
  onLeave: () => void;
}

/** A disabled command is reached, so that it is known to be there; a disabled option is passed over (APG). */
const item = ":is([role=option]:not([aria-disabled=true]), [role^=menuitem])";
const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(item)];
const itemAround = (target: EventTarget) => (target as Element).closest<HTMLElement>(item);

/** Scrolls the list, never the page behind it. */
function showItem(list: HTMLElement, reached: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const box = reached.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

function focusItem(list: HTMLElement, reached: HTMLElement): void {
  reached.focus({ preventScroll: true });
  showItem(list, reached);
}

function itemsSeen(list: HTMLElement): number {
  const [first] = itemsOf(list);
  return Math.max(1, Math.floor(list.clientHeight / (first?.offsetHeight || list.clientHeight)) - 1);
}

/** A checkbox leaves the list open, but for Enter; Space ticks a radio button without closing. */
function closesBy(chosen: HTMLElement, key: string | undefined): boolean {
  const role = chosen.getAttribute("role");
  if (role === "menuitemcheckbox") return key === "Enter";
  return role !== "menuitemradio" || key !== " ";
}

/**
 * Keys and pointer of an open list (APG listbox and menu): the focus goes from item to item, letters find, Enter and Space press. Items are elements of role option or menuitem with their text as
 * `data-label`; what a press does is theirs.
 */
export function useListKeys({ listRef, isOpen, focus, wraps, onClose, onLeave }: ListKeysOptions) {
  const [typing] = useState(createTyping);
  const pressing = useRef<string | undefined>(undefined);
  const begin = useEffectEvent((list: HTMLElement) => {
    const items = itemsOf(list);
    const chosen = items.find((one) => one.getAttribute("aria-selected") === "true");
    const start = chosen ?? (focus === "list" ? undefined : items.at(focus === "first" ? 0 : -1));
    (start ?? list).focus({ preventScroll: true });
    // The panel gets its place and its height after this; a key may have gone on meanwhile.
    return requestAnimationFrame(() => {
      const reached = itemsOf(list).find((one) => one === document.activeElement);
      if (reached) showItem(list, reached);
    });
  });
  useEffect(() => {
    if (!isOpen || !listRef.current) return undefined;
    const frame = begin(listRef.current);
    return () => cancelAnimationFrame(frame);
  }, [listRef, isOpen]);

  const pressItem = (pressed: HTMLElement | undefined, key: string) => {
    pressing.current = key;
    pressed?.click();
    pressing.current = undefined;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, timeStamp: time, currentTarget: list } = event;
    if (key === "Tab") return onLeave();
    const items = itemsOf(list);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const word = typing(key, time);
    const isPress = word === undefined && (key === "Enter" || key === " ");
    const index =
      word === undefined
        ? movedTo(key, { count: items.length, at, page: itemsSeen(list), wraps })
        : foundByTyping(
            items.map((one) => one.dataset.label ?? ""),
            word,
            at,
          );
    if (index === undefined && !isPress) return;
    event.preventDefault();
    event.stopPropagation();
    const reached = items[index ?? -1];
    if (reached) focusItem(list, reached);
    if (isPress && !event.repeat) pressItem(items[at], key);
  };

  return {
    onKeyDown: press,
    onPointerMove: (event: PointerEvent) => {
      const under = event.pointerType === "mouse" && isOpen ? itemAround(event.target) : null;
      if (under && under !== document.activeElement) under.focus({ preventScroll: true });
    },
    onClickCapture: (event: MouseEvent) => {
      if (isOpen) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: MouseEvent) => {
      const chosen = itemAround(event.target);
      if (chosen && chosen.ariaDisabled !== "true" && closesBy(chosen, pressing.current)) onClose();
    },
  };
}
