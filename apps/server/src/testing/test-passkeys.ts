import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { goodPassword } from "./test-accounts.ts";
import type { TestClient } from "./test-client.ts";
import { countAsProved } from "./test-mail-proof.ts";
import type { TestServer } from "./test-server.ts";

/** What a device, or a person who builds one, may get wrong. */
export interface DeviceFaults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Off for a device that did not ask who holds it. */
  isVerified?: boolean;
  counter?: number;
  /** Another key than the one that was registered. */
  signer?: SoftwareKey;
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** A byte string of CBOR. */
function cborBytes(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUInt8(0x59, 0);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A key pair of a device, made by Node alone: it signs as WebAuthn writes it (ES256, no attestation). */
export function softwareKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let uses = 0;

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  }

  function coseKey(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
  }

  const head = { id: encode(id), rawId: encode(id), type: "public-key" as const };

  return {
    id: head.id,
    sign: (data: Buffer) => createSign("SHA256").update(data).sign(privateKey),
    /** Answers what a page asks to make a key. */
    make(options: Record<string, unknown>, faults: DeviceFaults = {}) {
      const { challenge, rp } = options as { challenge: string; rp: { id: string } };
      const data = clientData(
        faults.type ?? "webauthn.create",
        faults.challenge ?? challenge,
        faults.origin ?? "http://localhost:3000",
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const flags = faults.isVerified === false ? 0x41 : 0x45;
      const attested = authenticatorData(faults.rpId ?? rp.id, flags, faults.counter ?? 0, credential);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.from([0xa0])],
        ...[cborText("authData"), cborBytes(attested)],
      ]);
      return {
        ...head,
        response: { clientDataJSON: encode(data), attestationObject: encode(attestationObject) },
      };
    },
    /** Answers what a page asks to sign in. */
    answer(options: Record<string, unknown>, faults: DeviceFaults = {}) {
      const { challenge, rpId } = options as { challenge: string; rpId: string };
      uses += 1;
      const data = clientData(
        faults.type ?? "webauthn.get",
        faults.challenge ?? challenge,
        faults.origin ?? "http://localhost:3000",
      );
      const flags = faults.isVerified === false ? 0x01 : 0x05;
      const authenticatorBytes = authenticatorData(faults.rpId ?? rpId, flags, faults.counter ?? uses);
      const signer = faults.signer?.sign ?? this.sign;
      return {
        ...head,
        response: {
          clientDataJSON: encode(data),
          authenticatorData: encode(authenticatorBytes),
          signature: encode(signer(Buffer.concat([authenticatorBytes, sha256(data)]))),
        },
      };
    },
  };
}

export interface SoftwareKey {
  id: string;
  sign(data: Buffer): Buffer;
}

/** Adds a passkey for whoever is signed in with the usual password. */
export async function withPasskey(server: TestServer, client: TestClient, name = "Mon téléphone") {
  const key = softwareKey();
  await countAsProved(server);
  const begun = await client.call(passkeysContract.begin, { body: { password: goodPassword } });
  const { body } = await client.call(passkeysContract.add, {
    body: { name, credential: key.make(begun.body.options) },
  });
  return { key, passkey: body.data };
}
