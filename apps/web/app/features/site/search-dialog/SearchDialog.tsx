import { Dialog } from "@jobami/ui/Dialog";
import { type ReactNode, useEffect, useRef } from "react";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { fieldNames, ServiceSearch } from "../service-search/index.ts";
import { copy } from "./copy.ts";

export { loadFields } from "../service-search/index.ts";

export interface SearchDialogProps {
  onClose: () => void;
  /** What stands in the first field. */
  what?: string;
}

/** The search over the page, from wherever one is; the first field is ready to be typed into. */
export function SearchDialog({ onClose, what = "" }: SearchDialogProps) {
  useOverlayLock("service-search", true);
  return (
    <Dialog isOpen onClose={onClose} title={copy.title} size="large">
      <Focused field={what === "" ? fieldNames.q : fieldNames.place}>
        <ServiceSearch what={what} />
      </Focused>
    </Dialog>
  );
}

/** What is known already need not be typed: the other field has the focus. */
function Focused({ field, children }: { field: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus();
  }, [field]);
  return <div ref={box}>{children}</div>;
}
