import type { FastifyRequest } from "fastify";
import { localOpenidPath } from "../../platform/openid/local-openid.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Provider } from "./google.journey.ts";

/** Where the provider sends the browser back to. */
export const callbackPath = "/api/auth/google/callback";

/** Which provider serves a request: the configured one, this machine's own in its absence, or none. */
export function createProviders({ config, local, localOpenid }: Platform) {
  const redirectUri = `${config.publicUrl}${callbackPath}`;
  let made: Promise<Provider> | undefined;

  /** The library is loaded by the first who signs in this way. */
  async function make(): Promise<Provider> {
    const { createParty } = await import("./google.party.ts");
    if (config.google !== undefined) {
      const party = createParty({ ...config.google, redirectUri, prompt: "select_account" });
      return { name: config.google.issuer, party };
    }
    const party = createParty({
      ...localOpenid.client,
      issuer: `${config.publicUrl}${localOpenidPath}`,
      redirectUri,
      prompt: "login",
    });
    return { name: "local", party };
  }

  return {
    async of(request: FastifyRequest): Promise<Provider | null> {
      if (config.google === undefined && !local.isLocal(request)) return null;
      made ??= make();
      return made;
    },
    /** The address under which this machine's own provider expects to be visited, when a request came under another one. */
    otherOrigin(request: FastifyRequest): string | null {
      if (config.google !== undefined || !local.isLocal(request)) return null;
      const { host } = new URL(`${request.protocol}://${request.host}`);
      return host === new URL(config.publicUrl).host ? null : config.publicUrl;
    },
  };
}
