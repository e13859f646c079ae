import { ApiProvider } from "@jobami/api/http/provider";
import type { PageFacts } from "@jobami/api/pages/contract";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useIsHydrated } from "../world/hydration.ts";
import { createNoticeBoard, NotifyContext } from "../world/notices.ts";
import { PageFactsContext } from "../world/page-facts.ts";
import { SessionContext } from "../world/session.ts";
import { useAppSession } from "./use-app-session.ts";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

/** What every page stands in: the server's facts, the session, the client and the passing notices. */
export function World({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  const [board] = useState(createNoticeBoard);
  const { session, desk } = useAppSession(facts, board.post);
  const isHydrated = useIsHydrated();
  return (
    <PageFactsContext value={facts}>
      <ApiProvider api={desk.api}>
        <SessionContext value={session}>
          <NotifyContext value={board.post}>
            {children}
            {isHydrated && (
              <Suspense fallback={null}>
                <Toasts board={board} />
              </Suspense>
            )}
          </NotifyContext>
        </SessionContext>
      </ApiProvider>
    </PageFactsContext>
  );
}
