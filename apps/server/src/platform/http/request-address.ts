import type { IncomingMessage } from "node:http";

const host = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;
const highestPort = 65_535;

/** Whether a Host header names a host: a name or an address, and perhaps a port. */
export function isHost(text: string): boolean {
  const match = host.exec(text);
  return match !== null && Number(match[1] ?? 0) <= highestPort;
}

function isTarget(method: string | undefined, target: string): boolean {
  if (target === "*") return method === "OPTIONS";
  return /^(\/|https?:\/\/)/i.test(target) && URL.canParse(target, "http://host");
}

/** Whether a request states where it wants to go: HTTP/1.1, one host, a target that is an address. What does not is answered 400. */
export function isAddressed({ httpVersion, headersDistinct, method, url = "" }: IncomingMessage): boolean {
  const [named, ...others] = headersDistinct.host ?? [];
  return (
    httpVersion === "1.1" &&
    named !== undefined &&
    others.length === 0 &&
    isHost(named) &&
    isTarget(method, url)
  );
}
