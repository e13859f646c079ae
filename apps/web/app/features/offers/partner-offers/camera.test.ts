import { readCode } from "@jobami/api/offers/code";
import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { refusalOf } from "./camera.ts";

test("what our own codes hold is read from their picture", () => {
  const hash = "4f1d0c7a9be2468c83a5d6e7f8091a2b";
  const modules = encodeQR(`https://jobami.example/dashboard/valider/${hash}`, "raw", {
    ecc: "quartile",
    border: 4,
    scale: 6,
  });
  const size = modules.length;
  const data = Uint8ClampedArray.from(
    modules.flatMap((row) => row.flatMap((isDark) => (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]))),
  );
  expect(readCode(decodeQR({ width: size, height: size, data }))).toBe(hash);
});

test("a browser’s refusal states why there is no picture", () => {
  const named = (name: string) => Object.assign(new Error(), { name });
  expect(refusalOf(named("NotAllowedError"))).toBe("denied");
  expect(refusalOf(named("NotFoundError"))).toBe("absent");
  expect(refusalOf(named("NotReadableError"))).toBe("broken");
  expect(refusalOf("odd")).toBe("broken");
});
