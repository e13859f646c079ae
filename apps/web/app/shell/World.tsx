import type { PageFacts } from "@jobami/api/pages/contract";
import type { ReactNode } from "react";
import { NotifyContext } from "../world/notices.ts";
import { PageFactsContext } from "../world/page-facts.ts";
import { SessionContext } from "../world/session.ts";

/** provisional */
export function World({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  const session = {
    status: facts.user ? ("signedIn" as const) : ("signedOut" as const),
    user: facts.user,
    open: () => {},
    close: () => {},
  };
  return (
    <PageFactsContext value={facts}>
      <SessionContext value={session}>
        <NotifyContext value={() => {}}>{children}</NotifyContext>
      </SessionContext>
    </PageFactsContext>
  );
}
