import type { LegalKey } from "@jobami/machines/legal/legal-modal";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { LegalReaderContext } from "./legal-reader.context.ts";

const LegalModal = lazy(async () => ({ default: (await import("./LegalModal.tsx")).LegalModal }));

/** Where legal texts are opened over the page; the modal is loaded with the first one. */
export function LegalReader({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ key: LegalKey } | null>(null);
  const read = useCallback((key: LegalKey) => setAsked({ key }), []);
  return (
    <LegalReaderContext value={read}>
      {children}
      {asked !== null && (
        <Suspense fallback={null}>
          <LegalModal asked={asked} />
        </Suspense>
      )}
    </LegalReaderContext>
  );
}
