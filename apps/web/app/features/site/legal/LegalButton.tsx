import type { LegalKey } from "@jobami/machines/legal/legal-modal";
import type { ReactNode } from "react";
import { legalPath } from "../../../pages.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { useLegalReader } from "./legal-reader.context.ts";

interface LegalButtonProps {
  page: LegalKey;
  className?: string;
  children: ReactNode;
}

/** Opens a legal text over the page; without scripts, and for search engines, it is a link to its page. */
export function LegalButton({ page, className, children }: LegalButtonProps) {
  const read = useLegalReader();
  const isHydrated = useIsHydrated();
  if (!isHydrated)
    return (
      <a className={className} href={legalPath(page)}>
        {children}
      </a>
    );
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => read(page)}>
      {children}
    </button>
  );
}
