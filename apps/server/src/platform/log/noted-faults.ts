import type { Faults } from "../faults/faults.ts";

/** From here on a line states a fault. */
const faultLevel = 50;

interface Line {
  err?: object;
  [field: string]: unknown;
}

/** What a call of the logger states: its fields, or an error alone, and its text. */
function readLine([first, second]: readonly unknown[]): { fields: Line; text: string } {
  if (typeof first === "string") return { fields: {}, text: first };
  const fields = first instanceof Error ? { err: first } : ((first ?? {}) as Line);
  const { message } = (fields.err ?? {}) as Partial<Error>;
  // Without a text of the sources the logger takes the error's.
  return { fields, text: typeof second === "string" && second !== message ? second : "failed" };
}

/** Has every line of the log that states a fault noted elsewhere too: what is in the log and what is sent cannot differ. */
export function notingFaults(
  faults: Faults,
  { requestIdLabel, callingRequest }: { requestIdLabel: string; callingRequest: () => string | null },
) {
  if (!faults.isWatched) return {};
  return {
    hooks: {
      logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void, level: number): void {
        method.apply(this, args as never[]);
        if (level < faultLevel) return;
        const { fields, text } = readLine(args);
        const { [requestIdLabel]: own } = (this as { bindings(): Record<string, unknown> }).bindings();
        faults.note({
          origin: "server",
          text,
          error: fields.err,
          requestId: typeof own === "string" ? own : callingRequest(),
          labels: fields,
        });
      },
    },
  };
}
