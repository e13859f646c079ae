import type pg from "pg";
import type { EndSpan } from "../tracing/tracing.port.ts";

type Ask = (...args: unknown[]) => unknown;

const textOf = (asked: unknown): string =>
  typeof asked === "string" ? asked : String((asked as { text?: unknown } | undefined)?.text ?? "");

/** Has every statement of a connection noted: when it began, when it ended, and whether it failed. */
export function traceStatements(client: pg.ClientBase, begin: (text: string) => EndSpan): void {
  const query = client.query.bind(client) as Ask;
  client.query = ((...args: unknown[]) => {
    const end = begin(textOf(args[0]));
    const last = args.at(-1);
    if (typeof last === "function")
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        end(error ?? undefined);
        (last as Ask)(error, result);
      });
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  }) as typeof client.query;
}
