import { type ReactNode, useMemo, useState } from "react";
import { preload, SWRConfig } from "swr";

/** What the server read for the first drawing of a page: each answer by the key that it is read under. */
export type FirstReadings = Readonly<Record<string, unknown>>;

/** Draws what the server read for this page at once, on the server too. Each answer counts as read just now by whoever reads it first: it is not asked for. The server stores none of it. */
export function ReadFirst({ known, children }: { known: FirstReadings; children: ReactNode }) {
  useState(() => {
    for (const [key, answer] of Object.entries(known)) preload(key, () => answer);
  });
  return <SWRConfig value={useMemo(() => ({ fallback: known }), [known])}>{children}</SWRConfig>;
}
