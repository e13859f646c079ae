import { z } from "zod";

const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");

/** What protects cookies, codes and sign-up: the server's own keys, what browsers are asked besides TLS, and a wait. */
export const protectionSettings = {
  /** The server's own keys, the newest first, each 32 bytes in base64url: the first signs and seals, all read. Without them one is drawn and stored in the database. */
  SERVER_KEYS: z
    .string()
    .regex(/^[\w-]{43}(,[\w-]{43})*$/, "keys of 32 bytes in base64url are expected, with commas between")
    .optional(),
  /** What Strict-Transport-Security asks besides: the same of every subdomain, and of browsers that were never here. */
  HSTS_SUBDOMAINS: flag.default(true),
  HSTS_PRELOAD: flag.default(false),
  /** Seconds that an unusual sign-up waits whose browser cannot prove work. */
  SIGN_UP_WAIT_SECONDS: z.coerce.number().int().min(1).max(1200).default(60),
};

export interface Protection {
  /** The server's own keys, the newest first; none where the database draws its own. */
  serverKeys: readonly string[];
  hsts: { includeSubDomains: boolean; preload: boolean };
  signUpWaitSeconds: number;
}

type Environment = z.output<z.ZodObject<typeof protectionSettings>>;

export function readProtection(env: Environment): Protection {
  return {
    serverKeys: env.SERVER_KEYS?.split(",") ?? [],
    hsts: { includeSubDomains: env.HSTS_SUBDOMAINS, preload: env.HSTS_PRELOAD },
    signUpWaitSeconds: env.SIGN_UP_WAIT_SECONDS,
  };
}

/** A list that browsers refuse would be believed to be joined. */
export function faultsOfProtection(env: Environment): string[] {
  return env.HSTS_PRELOAD && !env.HSTS_SUBDOMAINS
    ? ["HSTS_PRELOAD: browsers take no site on their list whose HSTS_SUBDOMAINS is off"]
    : [];
}
