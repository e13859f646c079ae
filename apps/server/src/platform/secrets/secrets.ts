import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** A random token for a cookie or a link: 256 bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** How a random token is stored. Tokens have 256 bits, so a plain digest cannot be searched. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What was sealed cannot be opened: its key is not known, or it is another's. */
export class KeyLost extends Error {
  override readonly name = "KeyLost";
}

/** What the server can do with its own keys: the newest signs and seals, all of them read. */
export interface ServerSecret {
  /** The versions of the keys, the newest first. */
  readonly versions: readonly string[];
  /** The version of the key that the database drew, of what is stored without one; null where it drew none. */
  readonly unstamped: string | null;
  /** Keyed digest of a text under a purpose, by the newest key. */
  sign(purpose: string, text: string): string;
  /** The same by the oldest key: for names that have to stay while keys are added. */
  signLasting(purpose: string, text: string): string;
  /** The digest under each key. */
  signatures(purpose: string, text: string): string[];
  /** Whether `signature` is that of the text under a known key, in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** A digest to store for long: with the version of its key, unless the database drew it. */
  stamp(purpose: string, text: string): string;
  /** Every form in which `stamp` may have stored a text: under each key. */
  stamps(purpose: string, text: string): string[];
  /** Encrypts so that reading needs both the server's key and `key`. */
  seal(key: string, text: string): string;
  /** Undoes `seal`. Throws KeyLost where the server's key is not known any more, or `key` is another. */
  open(key: string, sealed: string): string;
}

const digest = (value: string, purpose: string, text: string) =>
  createHmac("sha256", value).update(`${purpose}\n${text}`).digest("base64url");

const sealingKey = (value: string, key: string) => Buffer.from(hkdfSync("sha256", key, value, "seal", 32));

/** Names a key without stating it; it stands before what a key of the settings made, and a point. */
export const versionOf = (value: string) =>
  createHash("sha256").update(`version\n${value}`).digest("hex").slice(0, 8);

/**
 * Makes the operations of keys, the newest first; `drawn` is the database's own.
 * What that one makes has no version, as it had none before there were any: until a key is set, older programs read it too.
 */
export function serverSecret(
  given: readonly string[],
  { drawn, onLost }: { drawn?: string | undefined; onLost?: ((version: string) => void) | undefined } = {},
): ServerSecret {
  const values = [...new Set(drawn === undefined ? given : [...given, drawn])];
  const newest = values[0];
  const oldest = drawn ?? values.at(-1);
  if (newest === undefined || oldest === undefined) throw new Error("The server has no key.");
  const byVersion = new Map(values.map((value) => [versionOf(value), value]));
  const stamped = (value: string, text: string) => (value === drawn ? text : `${versionOf(value)}.${text}`);
  const signatures = (purpose: string, text: string) => values.map((value) => digest(value, purpose, text));

  function unseal(version: string, key: string, body: string): string {
    const value = byVersion.get(version);
    if (value === undefined) throw new KeyLost(version);
    try {
      const bytes = Buffer.from(body, "base64");
      const decipher = createDecipheriv("aes-256-gcm", sealingKey(value, key), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
    } catch {
      throw new KeyLost(version);
    }
  }

  return {
    versions: [...byVersion.keys()],
    unstamped: drawn === undefined ? null : versionOf(drawn),
    sign: (purpose, text) => digest(newest, purpose, text),
    signLasting: (purpose, text) => digest(oldest, purpose, text),
    signatures,
    verify: (purpose, text, signature) => {
      const given = Buffer.from(signature);
      return signatures(purpose, text)
        .map((one) => Buffer.from(one))
        .some((wanted) => wanted.length === given.length && timingSafeEqual(wanted, given));
    },
    stamp: (purpose, text) => stamped(newest, digest(newest, purpose, text)),
    stamps: (purpose, text) => values.map((value) => stamped(value, digest(value, purpose, text))),
    seal: (key, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealingKey(newest, key), nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return stamped(newest, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64"));
    },
    open: (key, sealed) => {
      const [first = "", body] = sealed.split(".");
      const version = body === undefined ? versionOf(oldest) : first;
      try {
        return unseal(version, key, body ?? first);
      } catch (error) {
        onLost?.(version);
        throw error;
      }
    },
  };
}
