import { browserFile, framesOf, serverFile } from "./frames.ts";
import { statedMessage } from "./stated-message.ts";

/** An error, whoever threw it. */
export interface ThrownError {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  stack?: unknown;
  cause?: unknown;
}

/** What went wrong, before anything is left out of it. */
export interface Fault {
  origin: "server" | "browser";
  /** What the line of the log states, a literal of the sources. */
  text: string;
  /** Undefined where there is no error but what the line states. */
  error?: ThrownError | undefined;
  isFatal?: boolean;
  /** The request under which the log explains it. */
  requestId?: string | null;
  /** Beside what it happened: names of the sources, never of people. */
  labels?: Readonly<Record<string, unknown>>;
}

/** Errors that were caused by others, at most. */
const mostCauses = 5;
/** What may stand beside a fault: routes, queues and services are named in the sources. */
const labelled = ["route", "page", "method", "job", "dependency", "code"];
const isLabel = (value: unknown): value is string =>
  typeof value === "string" && /^[\w./:*?-]{1,200}$/.test(value);

const text = (value: unknown) => (typeof value === "string" ? value : "");

function exceptionOf(error: ThrownError, fault: Fault) {
  const { name, message, code, stack } = error;
  const frames = framesOf(text(stack), fault.origin === "server" ? serverFile : browserFile);
  return {
    type: /^\w{1,60}$/.exec(text(name))?.[0] ?? "Error",
    value: statedMessage({ message: text(message), code }) ?? fault.text,
    mechanism: { type: "generic", handled: fault.isFatal !== true },
    ...(frames.length === 0 ? {} : { stacktrace: { frames } }),
  };
}

/** An error and what caused it, the first cause first. */
function chainOf(error: ThrownError): ThrownError[] {
  const chain: ThrownError[] = [];
  for (let one: unknown = error; chain.length < mostCauses; one = (one as ThrownError).cause) {
    if (typeof one !== "object" || one === null || chain.includes(one)) break;
    chain.unshift(one);
  }
  return chain;
}

const codeOf = ({ code }: ThrownError) => code;

/** A fault as it leaves the server: kinds, places, codes and the request's id; no text that a person may stand in, no address, no one. */
export function faultEvent(fault: Fault) {
  const chain = fault.error === undefined ? [] : chainOf(fault.error);
  const beside = { code: chain.map(codeOf).find(isLabel), ...fault.labels };
  const tags = Object.fromEntries(
    Object.entries(beside).filter(([name, value]) => labelled.includes(name) && isLabel(value)),
  ) as Record<string, string>;
  return {
    level: fault.isFatal === true ? ("fatal" as const) : ("error" as const),
    platform: fault.origin === "server" ? "node" : "javascript",
    logger: fault.origin,
    ...(chain.length === 0
      ? { message: fault.text }
      : { exception: { values: chain.map((error) => exceptionOf(error, fault)) } }),
    ...(tags.route === undefined ? {} : { transaction: tags.route }),
    tags: {
      ...tags,
      origin: fault.origin,
      ...(isLabel(fault.requestId) ? { request_id: fault.requestId } : {}),
    },
  };
}
