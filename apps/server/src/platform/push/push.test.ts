import { createECDH, createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { isInsideAddress, isPushAddress } from "./push-address.ts";
import { areBrowserKeys, sealForBrowser } from "./push-message.ts";
import { newVapidKey, vapidOf } from "./vapid.ts";

const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

test("a message is sealed as the example of RFC 8291 is", () => {
  const sender = createECDH("prime256v1");
  sender.setPrivateKey(Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"));
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  const sealed = sealForBrowser(keys, "When I grow up, I want to be a watermelon", { sender, salt });
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("keys that are none are reported", () => {
  expect(areBrowserKeys(keys)).toBe(true);
  for (const wrong of [
    { ...keys, auth: "AAAA" },
    { ...keys, p256dh: "AAAA" },
    { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") },
    { p256dh: "", auth: "" },
  ])
    expect(areBrowserKeys(wrong)).toBe(false);
});

test("who sends is proved by a signature for one origin and half a day", () => {
  const vapid = vapidOf(newVapidKey(), "mailto:bonjour@jobami.fr");
  const now = Date.parse("2026-11-20T09:00:00Z");
  const [, head = "", claims = "", signature = "", publicKey = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
      vapid.authorization("https://push.exemple.fr", now),
    ) ?? [];
  expect(publicKey).toBe(vapid.publicKey);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    aud: "https://push.exemple.fr",
    exp: now / 1000 + 12 * 3600,
    sub: "mailto:bonjour@jobami.fr",
  });
  const point = Buffer.from(publicKey, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url")),
  ).toBe(true);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "fe80::1",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "64:ff9b::a00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "kein.name",
])("%s is inside", (address) => {
  expect(isInsideAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2a00:1450:4007::1", "2606:4700::1111"])(
  "%s is outside",
  (address) => {
    expect(isInsideAddress(address)).toBe(false);
  },
);

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://8.8.8.8/x", true],
  ["http://fcm.googleapis.com/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://user:pass@fcm.googleapis.com/x", false],
  ["https://localhost/x", false],
  ["https://interne/x", false],
  ["https://imprimante.local/x", false],
  ["https://metadata.google.internal/x", false],
  ["https://127.0.0.1/x", false],
  ["https://2130706433/x", false],
  ["https://0x7f.1/x", false],
  ["https://[::1]/x", false],
  ["https://[::ffff:10.0.0.1]/x", false],
  ["https://169.254.169.254/latest", false],
  ["ftp://fcm.googleapis.com/x", false],
  ["javascript:alert(1)", false],
  ["", false],
  [`https://fcm.googleapis.com/${"x".repeat(1000)}`, false],
] as const)("whether messages may be sent to %s: %s", (address, isAllowed) => {
  expect(isPushAddress(address, false)).toBe(isAllowed);
});

test("this machine is an address where the settings state it, and nothing else is then", () => {
  expect(isPushAddress("http://127.0.0.1:9/x", true)).toBe(true);
  expect(isPushAddress("http://127.0.0.1:9/x", false)).toBe(false);
  expect(isPushAddress("http://10.0.0.1/x", true)).toBe(false);
});
