import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser that push messages are written for, as it gave them: its public key and its secret. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const recordSize = 4096;
/** The end of the one record, which is the last. */
const lastRecord = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Chance, which a test of the standard's own example replaces. */
export interface Chance {
  sender: ECDH;
  salt: Buffer;
}

function draw(): Chance {
  const sender = createECDH("prime256v1");
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/** Encrypts a text for one browser alone (RFC 8291 over RFC 8188): whoever carries it cannot read it. Throws for keys that are none. */
export function sealForBrowser(
  keys: BrowserKeys,
  payload: string,
  { sender, salt }: Chance = draw(),
): Buffer {
  const receiver = Buffer.from(keys.p256dh, "base64url");
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, own]);
  const material = derive(sender.computeSecret(receiver), Buffer.from(keys.auth, "base64url"), info, 32);
  const key = derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const body = Buffer.concat([
    cipher.update(Buffer.from(payload)),
    cipher.update(lastRecord),
    cipher.final(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, body, cipher.getAuthTag()]);
}

/** Whether a browser's keys can be used: a point of the curve, and a secret of 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    const probe = createECDH("prime256v1");
    probe.generateKeys();
    const point = Buffer.from(p256dh, "base64url");
    probe.computeSecret(point);
    return point.length === 65 && Buffer.from(auth, "base64url").length === 16;
  } catch {
    return false;
  }
}
