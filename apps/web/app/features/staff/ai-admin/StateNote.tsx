import type { AiInfo } from "@jobami/api/ai/contract";
import { Banner } from "@jobami/ui/Banner";
import { stateNotes } from "./copy.ts";

/** States plainly that no model answers; nothing where one does. */
export function StateNote({ state }: Pick<AiInfo, "state">) {
  const note = stateNotes[state];
  if (note === null) return null;
  return (
    <Banner tone={state === "standIn" ? "warning" : "info"} title={note.title}>
      {note.text}
    </Banner>
  );
}
