import type { LegalKey } from "@jobami/machines/legal/legal-modal";
import { createContext, use } from "react";

/** Opens a legal text over the page, given by the shell; nothing happens outside it. */
export const LegalReaderContext = createContext<(key: LegalKey) => void>(() => {});

/** Opens a legal text over the page: nothing of what is being filled in is lost. */
export function useLegalReader(): (key: LegalKey) => void {
  return use(LegalReaderContext);
}
