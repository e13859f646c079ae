import {
  createLegalModalMachine,
  type LegalKey,
  type LegalModalMachine,
} from "@jobami/machines/legal/legal-modal";
import { fromPromise } from "xstate";
import { legalTextPath } from "../../../paths.ts";
import type { LegalSection } from "./legal-text.ts";

/** Reads the text of a legal page; throws when it does not come. */
export async function fetchLegalText(key: LegalKey, signal: AbortSignal): Promise<readonly LegalSection[]> {
  const answer = await fetch(legalTextPath(key), { signal });
  if (!answer.ok) throw new Error(`The text answered ${answer.status}.`);
  return (await answer.json()) as readonly LegalSection[];
}

/** The legal modal with its actors. `keep` gets the text once it is loaded. */
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
