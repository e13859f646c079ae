import type { LegalKey } from "@jobami/machines/flows/legal-modal";
import type { ReactNode } from "react";
import { useIsHydrated } from "./hydration.ts";
import { useLegalReader } from "./legal.ts";

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
      <a className={className} href={`/${page}`}>
        {children}
      </a>
    );
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => read(page)}>
      {children}
    </button>
  );
}
