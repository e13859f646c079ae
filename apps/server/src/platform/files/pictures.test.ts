import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePicture } from "../../testing/test-files.ts";
import { createPictures } from "./pictures.ts";

let folder: string;
const pictures = createPictures();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobami-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function orderOf(given: Parameters<typeof makePicture>[0], isSquare = false) {
  const source = join(folder, "body");
  await writeFile(source, await makePicture(given));
  return { source, folder, isSquare };
}
const sizesOf = (made: readonly { width: number; height: number }[]) =>
  made.map(({ width, height }) => [width, height]);

it("makes squares of a picture that is smaller than they are without making it larger", async () => {
  const order = await orderOf({ width: 300, height: 120 }, true);
  expect(sizesOf(await pictures.remake(order, { person: "a" }))).toEqual([
    [96, 96],
    [120, 120],
    [120, 120],
  ]);
});

it("keeps the shape of what is no square, in three widths", async () => {
  const order = await orderOf({ width: 2000, height: 1000, format: "webp" });
  expect(sizesOf(await pictures.remake(order, { person: "a" }))).toEqual([
    [320, 160],
    [800, 400],
    [1600, 800],
  ]);
});

it("lets go of a picture whose sender has left, decoded or not, and takes the next one", async () => {
  const order = await orderOf({ width: 4000, height: 3000 });
  const [gone, left] = [new AbortController(), new AbortController()];
  const both = Promise.allSettled([
    pictures.remake(order, { person: "a", signal: gone.signal }),
    pictures.remake(order, { person: "a", signal: left.signal }),
  ]);
  left.abort();
  setTimeout(() => gone.abort(), 30);
  expect((await both).map((outcome) => "reason" in outcome && outcome.reason.code)).toEqual([
    "FILE_UNREADABLE",
    "MALFORMED_REQUEST",
  ]);
  expect(await pictures.remake(order, { person: "b" })).toHaveLength(3);
});
