import { type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { flushSync } from "react-dom";
import type { Placement } from "../../components/Popover/index.ts";
import { type ListFocus, useListKeys } from "./useListKeys.ts";

export interface FloatingListProps {
  role: "listbox" | "menu";
  /** Id of the list, for the trigger's aria-controls. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** Its name, or the id of the element that holds it. */
  name: { "aria-label": string } | { "aria-labelledby": string };
  placement: Placement;
  focus: ListFocus;
  /** Classes of the panel and of the list in it. */
  panelClass: string;
  listClass: string;
  children: ReactNode;
}

function List(props: FloatingListProps): ReactElement {
  const { role, id, isOpen, onClose, triggerRef, name, focus, listClass, children } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const leave = () => {
    // The trigger is inert until the list has closed; from it the browser's own Tab goes on.
    flushSync(onClose);
    triggerRef.current?.focus();
  };
  const keys = useListKeys({ listRef, isOpen, focus, wraps: role === "menu", onClose, onLeave: leave });
  return (
    <div ref={listRef} id={id} role={role} {...name} tabIndex={0} className={listClass} {...keys}>
      {children}
    </div>
  );
}

/** A list that floats beside its trigger, goes by keys and gives the focus back. Menus go round, list boxes end. */
export function FloatingList(props: FloatingListProps): ReactElement {
  const { isOpen, onClose, triggerRef, name, placement, panelClass } = props;
  return (
    <I18nProvider locale="fr-FR">
      <Popover
        className={panelClass}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={12}
        {...name}
      >
        <List {...props} />
      </Popover>
    </I18nProvider>
  );
}
