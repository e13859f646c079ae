import decodeQR from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { QrCode } from "./QrCode.tsx";
import { type QrPath, qrFile, qrPath } from "./qr-path.ts";

/** The picture of a code as a camera sees it, 4 px a module. */
function picture({ size, path }: QrPath) {
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}

describe("QrCode", () => {
  test.each(["https://jobami.fr/inscription?code=LEA-2026", "Élodie, 12 €, à côté", "x".repeat(600)])(
    "is read by a camera as what was given: %s",
    (value) => {
      expect(decodeQR(picture(qrPath(value)))).toBe(value);
    },
  );

  test("keeps four modules free on each side", () => {
    const { size, path } = qrPath("https://jobami.fr");
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
    expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  });

  test("is an image named as text, with the address beside it", () => {
    const markup = renderToStaticMarkup(<QrCode value="https://jobami.fr" label="Code de Jobami" />);
    expect(markup).toMatch(/<svg [^>]*role="img" aria-label="Code de Jobami"/);
    expect(markup).toMatch(/<figcaption[^>]*><span[^>]*>https:\/\/jobami\.fr</);
    expect(markup).not.toContain("<button");
  });

  test("the file to print is black on white and carries its text safely", () => {
    const file = qrFile(qrPath("a"), "Léa & <b>");
    expect(file).toContain("<title>Léa &amp; &lt;b></title>");
    expect(file).toContain('<path fill="#fff"');
  });
});
