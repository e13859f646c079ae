import { createECDH, createPrivateKey, sign } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { secrets } from "../secrets/secrets.tables.ts";

/** How long a signature is good, in seconds; the standard allows a day. */
const lifeSeconds = 12 * 3600;

/** Who push services see: the server's own key (RFC 8292). */
export interface Vapid {
  /** What browsers subscribe with. */
  publicKey: string;
  /** The header that proves to a push service who sends, good for its origin alone. */
  authorization(origin: string, now: number): string;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Makes the operations of a private key of 32 bytes. `subject`: whom a push service writes to. Throws for a key that is none. */
export function vapidOf(privateKey: string, subject: string): Vapid {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const point = pair.getPublicKey();
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: pair.getPrivateKey().toString("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const publicKey = point.toString("base64url");
  return {
    publicKey,
    authorization: (origin, now) => {
      const claims = { aud: origin, exp: Math.floor(now / 1000) + lifeSeconds, sub: subject };
      const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
      const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
      return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
    },
  };
}

/** A new private key. */
export function newVapidKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A number that begins with zeros is shorter than the 32 bytes that it is stored in.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

/** The key that the settings give, or that of this database, drawn at the first start; it never leaves the server. */
export async function loadVapid(
  db: Db,
  config: { vapidKey: string | undefined; subject: string },
): Promise<Vapid> {
  if (config.vapidKey !== undefined) return vapidOf(config.vapidKey, config.subject);
  await db.insert(secrets).values({ name: "vapid", value: newVapidKey() }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, "vapid"));
  if (row === undefined) throw new Error("The key of push messages could not be read.");
  return vapidOf(row.value, config.subject);
}
