import { readingDefaults } from "@jobami/api/http/provider";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";

/** Reading for a signed-in person: one retry, answers good for 30 s, no reading again on focus [APP-06, APP-07, APP-08]. */
export function SignedInReading({ children }: { children: ReactNode }) {
  return <SWRConfig value={readingDefaults}>{children}</SWRConfig>;
}
