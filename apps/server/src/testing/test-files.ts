import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesContract } from "@jobami/api/files/contract";
import type { FilePurpose } from "@jobami/api/files/routes";
import { profilePhoto } from "@jobami/api/users/routes";
import sharp, { type Metadata } from "sharp";
import type { TestClient } from "./test-client.ts";

/** A picture of noise, which no format makes small. */
export async function makePicture({
  width = 480,
  height = 320,
  format = "jpeg",
}: {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp";
} = {}): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#2f7d54" } as const;
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 120, sigma: 40 } } })
    .toFormat(format)
    .toBuffer();
}

/** Sends a picture for a purpose. */
export async function sendPicture(
  client: TestClient,
  given: { purpose?: string; name?: string; upload?: Buffer } = {},
) {
  const { purpose = profilePhoto.name, name = "portrait.jpg", upload = await makePicture() } = given;
  return client.call(filesContract.upload, { query: { purpose, name }, upload });
}

/** A file of a person’s for a purpose, a picture unless bytes are given; answers its id. */
export async function uploaded(
  { client }: { client: TestClient },
  purpose: Pick<FilePurpose, "name">,
  given: { name?: string; upload?: Buffer } = {},
): Promise<string> {
  return (await sendPicture(client, { purpose: purpose.name, ...given })).body.file.id;
}

/** What whoever reads a file is answered. */
export async function lookedAt(client: TestClient, file: string, variant = "large"): Promise<number> {
  return (await client.request({ method: "GET", url: `/storage/${file}/${variant}` })).statusCode;
}

/** What is known of a picture without decoding it. The server's decoder reads files alone, which binds the tests of the process too. */
export async function metadataOf(picture: Buffer): Promise<Metadata> {
  const path = join(tmpdir(), `jobami-picture-${randomUUID()}`);
  await writeFile(path, picture);
  try {
    return await sharp(path).metadata();
  } finally {
    await rm(path, { force: true });
  }
}
