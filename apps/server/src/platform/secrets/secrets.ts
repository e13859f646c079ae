import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { secrets } from "./secrets.tables.ts";

/** A random token for a cookie or a link: 256 bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** How a random token is stored. Tokens have 256 bits, so a plain digest cannot be searched. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What the server can do with its own key. */
export interface ServerSecret {
  /** Keyed digest of a text under a purpose. */
  sign(purpose: string, text: string): string;
  /** Whether `signature` is that of the text, in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** Encrypts so that reading needs both the server's key and `key`. */
  seal(key: string, text: string): string;
  /** Undoes `seal`. Throws when the key is another. */
  open(key: string, sealed: string): string;
}

/** Makes the operations of a key. */
export function serverSecret(value: string): ServerSecret {
  const sealingKey = (key: string) => Buffer.from(hkdfSync("sha256", key, value, "seal", 32));
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", value).update(`${purpose}\n${text}`).digest("base64url");
  return {
    sign,
    verify: (purpose, text, signature) => {
      const wanted = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    seal: (key, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealingKey(key), nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
    },
    open: (key, sealed) => {
      const bytes = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

/** The server's key of this database, drawn at first use. */
export async function loadServerSecret(db: Db): Promise<ServerSecret> {
  await db.insert(secrets).values({ name: "server", value: newToken() }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, "server"));
  if (row === undefined) throw new Error("The server's key could not be read.");
  return serverSecret(row.value);
}
