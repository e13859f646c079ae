import type { Config } from "../../config.ts";
import { newToken } from "../secrets/secrets.ts";
import type { LocalProvider } from "./local-provider.ts";

/** Where this machine's own OpenID provider is mounted. */
export const localOpenidPath = "/dev/openid";

/** A person whom the local provider offers. */
export interface KnownPerson {
  prenom: string;
  nom: string;
  email: string;
}

/** Stands in for Google on this machine, with the real protocol; nothing is loaded before a person signs in by it. Its keys live as long as the process. */
export function createLocalOpenid(config: Config) {
  const client = { clientId: "jobami", clientSecret: newToken() };
  let loaded: Promise<LocalProvider> | undefined;

  async function load(): Promise<LocalProvider> {
    const { createLocalProvider } = await import("./local-provider.ts");
    return createLocalProvider({
      path: localOpenidPath,
      issuer: `${config.publicUrl}${localOpenidPath}`,
      redirectUri: `${config.publicUrl}/api/auth/google/callback`,
      ...client,
    });
  }

  return {
    client,
    provider(): Promise<LocalProvider> {
      loaded ??= load();
      return loaded;
    },
  };
}
