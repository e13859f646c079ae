import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dashboardPath } from "./generated/paths.ts";

const publicFile = (path: string) => readFileSync(join(import.meta.dirname, "../public", path));
const manifest = JSON.parse(publicFile("manifest.webmanifest").toString()) as {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
};

/** The width and height that a PNG declares in its first chunk. */
function pngSize(path: string): string {
  const bytes = publicFile(path);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("the site can be installed: its manifest names a page and icons, which are as large as it states", () => {
  expect(manifest).toMatchObject({ start_url: dashboardPath, display: "standalone" });
  for (const { src, sizes } of manifest.icons) expect(pngSize(src)).toBe(sizes);
  // What browsers ask for: both sizes, and one that may be cut to a shape.
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(pngSize("apple-touch-icon.png")).toBe("180x180");
});
