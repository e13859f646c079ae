import { type Faults, noFaults } from "../faults/faults.ts";
import { callingRequest } from "../http/calling-network.ts";
import { notingFaults } from "./noted-faults.ts";

/** An error as the log keeps it. */
export interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  code: string | undefined;
  stack: string;
  cause: LoggedError | undefined;
}

/** Text up to the values that a database error quotes: parameters, rows, details. */
function withoutValues(message: string): string {
  return (message.split(/\nparams: /)[0] ?? "").replace(/"[^"]*"|\)=\(.*\)/gs, "…").slice(0, 500);
}

/** The job engine reports copies of errors, which are no instances of one. */
function isErrorLike(error: unknown): error is Error {
  return error instanceof Error || typeof (error as Partial<Error> | null)?.message === "string";
}

/** What went wrong; of several tries at once (each address of a host), which report nothing as a whole, what each came to. */
function messageOf({ message, errors }: Error & { errors?: unknown }): string {
  if (message !== "" || !Array.isArray(errors)) return message;
  return errors.flatMap((error) => (isErrorLike(error) ? [error.message] : [])).join("; ");
}

/** An error without what people typed: no parameters, no details of rows, no message inside the stack. */
export function describeError(error: unknown): LoggedError {
  if (!isErrorLike(error))
    return { type: typeof error, message: "", code: undefined, stack: "", cause: undefined };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name ?? typeof error,
    message: withoutValues(messageOf(error)),
    code: typeof code === "string" ? code : undefined,
    stack: frames.slice(0, 12).join("\n"),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** Under this name a line states the request that it belongs to. */
export const requestIdLabel = "requestId";

/** The request that ordered what runs, where the line does not name it itself. */
function nameRequest(_line: object, _level: number, logger: unknown): object {
  const requestId = callingRequest();
  if (requestId === null) return {};
  const { bindings } = logger as { bindings(): Record<string, unknown> };
  return requestIdLabel in bindings.call(logger) ? {} : { [requestIdLabel]: requestId };
}

/** How the server logs: JSON lines, never a body, header, cookie or query. What states a fault is noted with `faults` too. */
export function logOptions({
  faults = noFaults,
  ...options
}: {
  level: string;
  stream: { write(line: string): void };
  faults?: Faults;
}) {
  return {
    ...options,
    ...notingFaults(faults, { requestIdLabel, callingRequest }),
    mixin: nameRequest,
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  };
}
