import type { LegalKey } from "@jobami/machines/legal/legal-modal";
import type { ReactNode } from "react";
import { legalPath } from "../../../pages.ts";
import { useLegalReader } from "./legal-reader.context.ts";

interface LegalLinkProps {
  page: LegalKey;
  className?: string;
  children: ReactNode;
}

/** Opens a legal text over the page; without scripts, in a tab of its own and for search engines it leads to its page. */
export function LegalLink({ page, className, children }: LegalLinkProps) {
  const read = useLegalReader();
  return (
    <a
      className={className}
      href={legalPath(page)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        read(page);
      }}
    >
      {children}
    </a>
  );
}
