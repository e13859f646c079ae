import {
  createLegalModalMachine,
  type LegalKey,
  type LegalModalMachine,
} from "@jobami/machines/flows/legal-modal";
import { fromPromise } from "xstate";
import type { LegalSection } from "../features/legal/legal-text.ts";

/** Reads the text of a legal page; throws when it does not come. */
export async function fetchLegalText(key: LegalKey, signal: AbortSignal): Promise<readonly LegalSection[]> {
  const answer = await fetch(`/textes/${key}`, { signal });
  if (!answer.ok) throw new Error(`The text answered ${answer.status}.`);
  return (await answer.json()) as readonly LegalSection[];
}

/** The legal modal in its world. `keep` gets the text once it is loaded. */
export function legalModalMachine(
  keep: (key: LegalKey, text: readonly LegalSection[]) => void,
  load: typeof fetchLegalText = fetchLegalText,
): LegalModalMachine {
  return createLegalModalMachine().provide({
    actors: {
      loadContent: fromPromise<void, { key: LegalKey | null }>(async ({ input: { key }, signal }) => {
        if (key !== null) keep(key, await load(key, signal));
      }),
    },
  });
}
