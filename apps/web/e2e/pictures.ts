import type { Page } from "playwright-core";

/** A photo of a camera: larger than what is stored, drawn by the browser itself. */
export async function drawPhoto(page: Page, colour = "#2f7d54") {
  const bytes = await page.evaluate(async (background) => {
    const canvas = new OffscreenCanvas(1200, 900);
    const paint = canvas.getContext("2d");
    if (paint === null) throw new Error("Nothing can be drawn here.");
    paint.fillStyle = background;
    paint.fillRect(0, 0, 1200, 900);
    paint.fillStyle = "#f7e7d3";
    paint.fillRect(400, 200, 400, 500);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer())];
  }, colour);
  return { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}
