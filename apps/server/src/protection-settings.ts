import { z } from "zod";

const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");

/** What protects cookies, codes and secrets: the server's own keys, and what browsers are asked besides TLS. */
export const protectionSettings = {
  /** The server's own keys, the newest first, each 32 bytes in base64url: the first signs and seals, all read. Without them one is drawn and stored in the database. */
  SERVER_KEYS: z
    .string()
    .regex(/^[\w-]{43}(,[\w-]{43})*$/, "keys of 32 bytes in base64url are expected, with commas between")
    .optional(),
  /** What Strict-Transport-Security asks besides: the same of every subdomain, and of browsers that were never here. */
  HSTS_SUBDOMAINS: flag.optional(),
  HSTS_PRELOAD: flag.optional(),
};

export interface Protection {
  /** The server's own keys, the newest first; none where the database draws its own. */
  serverKeys: readonly string[];
  hsts: { includeSubDomains: boolean; preload: boolean };
}

type Environment = z.output<z.ZodObject<typeof protectionSettings>>;

export function readProtection(env: Environment): Protection {
  return {
    serverKeys: env.SERVER_KEYS?.split(",") ?? [],
    hsts: { includeSubDomains: env.HSTS_SUBDOMAINS ?? false, preload: env.HSTS_PRELOAD ?? false },
  };
}

/** A list that browsers refuse would be believed to be joined. */
export function faultsOfProtection(env: Environment): string[] {
  return env.HSTS_PRELOAD === true && env.HSTS_SUBDOMAINS !== true
    ? ["HSTS_PRELOAD: browsers take no site on their list without HSTS_SUBDOMAINS"]
    : [];
}
