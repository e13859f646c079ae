import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makePicture } from "../../testing/test-files.ts";
import { portrait } from "./drawing.ts";
import type { PreviewCard, PreviewOrder } from "./preview-order.ts";
import { createPreviews } from "./previews.ts";

const card: PreviewCard = {
  above: "Rhône (69)",
  title: "Plomberie à Lyon",
  lead: "12 jobbeurs à 25 km autour",
  facts: [{ text: "4,9 · 12 avis", isRating: true }],
  initial: null,
};
const orderOf = (more: Partial<PreviewOrder> = {}): PreviewOrder => ({
  card,
  brand: { name: "Jobami", site: "jobami.fr" },
  photo: null,
  ...more,
});
const drawnOf = (order: PreviewOrder) => createPreviews().read("one", async () => order);

/** How many dark pixels there are in a part of a picture. */
async function inkOf(jpeg: Buffer, left: number, top: number, width: number, height: number) {
  const part = sharp(jpeg).extract({ left, top, width, height }).greyscale();
  return (await part.raw().toBuffer()).filter((value) => value < 70).length;
}

it("draws text where the machine has no font at all, the same to the last byte", async () => {
  const here = await drawnOf(orderOf());
  const { width, height, format } = await sharp(here).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
  expect(here.length).toBeLessThan(300_000);
  expect(await inkOf(here, 60, 130, 1080, 330)).toBeGreaterThan(8000);

  const painter = fileURLToPath(new URL("./painter.ts", import.meta.url));
  const program = `import(${JSON.stringify(painter)}).then(({ paint }) => paint(${JSON.stringify(orderOf())})).then(({ jpeg }) => process.stdout.write(jpeg, () => process.exit()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", program], {
    env: { FONTCONFIG_FILE: "/nowhere", FONTCONFIG_PATH: "/nowhere", HOME: "/nowhere" },
    maxBuffer: 10_000_000,
  });
  expect(Buffer.from(stdout, "base64").equals(here)).toBe(true);
});

it("shows another title by other pixels, and none for a title of which it can write nothing", async () => {
  const inkOfTitle = async (title: string) =>
    inkOf(
      await drawnOf(orderOf({ card: { ...card, above: "", title, lead: "", facts: [] } })),
      60,
      130,
      1080,
      330,
    );
  const [long, short] = [await inkOfTitle("Plomberie à Lyon"), await inkOfTitle("Li")];
  expect(long).toBeGreaterThan(short * 3);
  expect(await inkOfTitle("李")).toBe(0);
});

it("shows a photo in its round place", async () => {
  const photo = await sharp(await makePicture({ width: 400, height: 400 }))
    .webp()
    .toBuffer();
  const initial = { ...card, initial: "K" };
  const middle = { left: portrait.left + 30, top: portrait.top + 130, width: 30, height: 30 };
  const stateOf = async (jpeg: Buffer) =>
    (await sharp(jpeg).extract(middle).stats()).channels.map(({ mean }) => Math.round(mean));
  const without = await stateOf(await drawnOf(orderOf({ card: initial })));
  const shown = await stateOf(await drawnOf(orderOf({ card: initial, photo: photo.toString("base64") })));
  expect(shown).not.toEqual(without);
});

it("draws each picture once for a flood that asks for it, and refuses what is too much to wait", async () => {
  const previews = createPreviews();
  const flood = Array.from({ length: 200 }, () => previews.read("same", async () => orderOf()));
  expect(new Set(await Promise.all(flood)).size).toBe(1);
  expect(previews.count()).toBe(1);
  const many = Array.from({ length: 60 }, (_, at) =>
    previews.read(`other ${at}`, () =>
      at < 40 ? Promise.reject(new Error("no order")) : Promise.resolve(orderOf()),
    ),
  );
  const answers = await Promise.allSettled(many);
  const reasons = answers.flatMap((one) =>
    one.status === "rejected" ? [String(one.reason.code ?? one.reason.message)] : [],
  );
  expect(reasons.filter((reason) => reason === "SERVICE_UNAVAILABLE")).toHaveLength(20);
});

it("forgets a picture that could not be drawn, so that it is tried again", async () => {
  const previews = createPreviews();
  const broken = orderOf({ photo: Buffer.from("no picture").toString("base64") });
  await expect(previews.read("one", async () => broken)).rejects.toThrow();
  expect((await previews.read("one", async () => orderOf())).length).toBeGreaterThan(10_000);
});
