import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** A push service on this machine with the keys of one browser: it keeps what the server hands over, as that browser reads it (RFC 8291). */
export async function startPushService() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const received: string[] = [];

  function read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
    const material = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(read(Buffer.concat(parts)));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  return {
    received,
    /** What the browser reports of itself. */
    browser: {
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/navigateur`,
      p256dh: pair.getPublicKey().toString("base64url"),
      auth: auth.toString("base64url"),
    },
    stop: () => new Promise<void>((resolve) => void service.close(() => resolve())),
  };
}
