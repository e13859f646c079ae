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

/** An error without what people typed: no parameters, no details of rows, no message inside the stack. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "", code: undefined, stack: "", cause: undefined };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name,
    message: withoutValues(error.message),
    code: typeof code === "string" ? code : undefined,
    stack: frames.slice(0, 12).join("\n"),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** How the server logs: JSON lines, never a body, header, cookie or query. */
export function logOptions(options: { level: string; stream: { write(line: string): void } }) {
  return { ...options, serializers: { err: describeError, req: () => ({}), res: () => ({}) } };
}
