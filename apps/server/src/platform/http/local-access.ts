import type { FastifyRequest } from "fastify";
import { type Config, isLoopback, isPublic } from "../../config.ts";

/** What a proxy or a tunnel adds to the requests that it passes on; none of it comes from a browser. */
const proxyHeaders =
  /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fly-.*|x-envoy-.*|x-original-.*)$/;

/** Whether a header is one that a proxy adds. */
export const isOfProxy = (header: string): boolean => proxyHeaders.test(header);

/** Without its port; a page of another name that resolves to this machine (DNS rebinding) still states its own. */
function isLoopbackHost(host: string | undefined): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host ?? "")?.[1];
  return name !== undefined && isLoopback(name.toLowerCase());
}

/** Decides who gets the conveniences of a demo: mail in the embedded mailbox, and accounts whose passwords everybody knows. */
export function createLocalAccess(config: Config, demoEmails: readonly string[]) {
  const demo = new Set(demoEmails);
  const isOpen = isPublic(config);

  /** Whether a request comes from this machine, as far as it can be known: any sign of another one is believed. */
  function isLocal(request: Pick<FastifyRequest, "headers">): boolean {
    const { headers } = request;
    return !isOpen && isLoopbackHost(headers.host) && !Object.keys(headers).some(isOfProxy);
  }

  return {
    isLocal,
    /** Whether an account may be used by a request: those of the demo are for this machine. */
    mayUse: (request: Pick<FastifyRequest, "headers">, account: { email: string }): boolean =>
      !demo.has(account.email) || isLocal(request),
  };
}

export type LocalAccess = ReturnType<typeof createLocalAccess>;
