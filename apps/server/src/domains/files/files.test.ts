import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { authContract } from "@jobami/api/auth/contract";
import { filesContract } from "@jobami/api/files/contract";
import { pictureOf } from "@jobami/api/files/routes";
import { usersContract } from "@jobami/api/users/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { makePicture, metadataOf, sendPicture } from "../../testing/test-files.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { claimingPng, flatPng, framesOf, papers, papersDomain, pdfBytes } from "./files.fixture.ts";
import { looseMs, mostAtOnce, roomBytes } from "./files.service.ts";
import { files as table } from "./files.tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ extraDomains: [papersDomain] });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const look = (client: TestClient, url: string, headers: Record<string, string> = {}) =>
  client.request({ method: "GET", url, headers });
const setPhoto = (client: TestClient, file: string | null) =>
  client.call(usersContract.setPhoto, { body: { file } });
const sendPaper = (client: TestClient, upload: Buffer = pdfBytes, name = "kbis.pdf") =>
  sendPicture(client, { purpose: papers.name, upload, name });

/** Files that lie anywhere in the data folder. */
async function onDisk(): Promise<string[]> {
  const { dataDir } = server.platform.config;
  if (!existsSync(dataDir)) return [];
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
}

async function storedBytes(id: string, name = "large.webp"): Promise<Buffer> {
  const bytes = await server.platform.files.store.read(`${id}/${name}`);
  return Buffer.concat((await bytes?.toArray()) ?? []);
}

async function attachPaper(ownerId: string, id: string) {
  await inTransaction(server.platform.db, (tx) =>
    server.domains.files.attach(tx, { id, ownerId, purpose: papers }),
  );
}

describe("a picture", () => {
  test("is stored in three widths as WebP, whatever it came as and was called", async () => {
    const { client } = await signIn(server);
    const { status, body } = await sendPicture(client, {
      upload: await makePicture({ width: 1400, height: 700, format: "png" }),
      name: "vacances.jpg",
    });
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: "vacances.webp", type: "image/webp", width: 640, height: 640 });
    const widths = [];
    for (const size of ["small", "medium", "large"])
      widths.push((await metadataOf(await storedBytes(body.file.id, `${size}.webp`))).width);
    expect(widths).toEqual([96, 256, 640]);
  });

  test("is made anew without metadata, place or profile, upright, and with nothing behind its end", async () => {
    const { client } = await signIn(server);
    const upload = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#2f7d54" } })
      .withExif({ IFD0: { Make: "Appareil" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 24/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([upload, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    expect((await metadataOf(polyglot)).exif).toBeDefined();
    const { body } = await sendPaper(client, polyglot);
    const stored = await storedBytes(body.file.id);
    const { exif, icc, xmp, iptc, width, height } = await metadataOf(stored);
    expect({ exif, icc, xmp, iptc, width, height }).toEqual({ width: 200, height: 400 });
    expect(stored.includes("<script>")).toBe(false);
  });

  test("leaves nothing where bodies come in, and its row shows what it takes", async () => {
    const { client } = await signIn(server);
    const { body } = await sendPicture(client);
    const paths = await onDisk();
    expect(paths.filter((path) => path.includes("incoming"))).toEqual([]);
    expect(paths).toHaveLength(3);
    const parts = await Promise.all(
      ["small", "medium", "large"].map((s) => storedBytes(body.file.id, `${s}.webp`)),
    );
    expect(body.file.bytes).toBe(parts.reduce((sum, { length }) => sum + length, 0));
  });
});

describe("what is refused", () => {
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ["HTML that is called a PNG", () => html, 415, "FILE_TYPE_REFUSED"],
    ["an SVG with a script", () => svg, 415, "FILE_TYPE_REFUSED"],
    ["a PDF where a picture is wanted", () => pdfBytes, 415, "FILE_TYPE_REFUSED"],
    [
      "HTML behind the first bytes of a PNG",
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), html]),
      422,
      "FILE_UNREADABLE",
    ],
    [
      "a GIF with a script in its comment",
      () => Buffer.from("GIF89a/*<script>*/=1;"),
      415,
      "FILE_TYPE_REFUSED",
    ],
    [
      "a picture that claims 50,000 × 50,000 pixels",
      () => claimingPng(50_000, 50_000),
      422,
      "FILE_TOO_MANY_PIXELS",
    ],
    [
      "a line of 1 × 8,000 pixels, which a square of it would make thousands of times larger",
      () => flatPng(1, 8000),
      422,
      "FILE_ASPECT_REFUSED",
    ],
    ["a picture of 2,000,000 × 32 pixels", () => claimingPng(2_000_000, 32), 422, "FILE_TOO_MANY_PIXELS"],
    ["1,000 frames of 1,000 × 1,000 pixels", () => framesOf(1000, 1000), 422, "FILE_TOO_MANY_PIXELS"],
    ["a picture cut short", async () => (await makePicture()).subarray(0, 9_000), 422, "FILE_UNREADABLE"],
    [
      "a PNG cut short",
      async () => (await makePicture({ format: "png" })).subarray(0, 9_000),
      422,
      "FILE_UNREADABLE",
    ],
    ["nothing", () => Buffer.alloc(0), 400, "MALFORMED_REQUEST"],
    ["more than the purpose takes", () => Buffer.alloc(10_000_001, 0xff), 413, "PAYLOAD_TOO_LARGE"],
  ])("%s: nothing of it stays", async (_what, make, status, code) => {
    const { client } = await signIn(server);
    const answered = await sendPicture(client, { upload: await make(), name: "portrait.png" });
    expect([answered.status, answered.error.code]).toEqual([status, code]);
    expect(await onDisk()).toEqual([]);
    expect(await server.platform.db.select().from(table)).toEqual([]);
  });

  test("a purpose that no domain has", async () => {
    const { client } = await signIn(server);
    const { error } = await sendPicture(client, { purpose: "constructor" });
    expect(error.code).toBe("NOT_FOUND");
  });

  test("a body that is not stated to be bytes", async () => {
    const { client } = await signIn(server);
    const input = { query: { purpose: "profilePhoto", name: "a.jpg" }, upload: await makePicture() };
    for (const type of ["image/jpeg", "multipart/form-data; boundary=x", "application/json"]) {
      const { status, error } = await client.call(filesContract.upload, input, {
        headers: { "content-type": type },
      });
      expect([type, status, error.code]).toEqual([type, 415, "UNSUPPORTED_MEDIA_TYPE"]);
    }
  });

  test("a name with control characters; of any other, what fits everywhere is stored", async () => {
    const { client } = await signIn(server);
    const { error } = await sendPicture(client, { name: "a\u0000.png" });
    expect(error.code).toBe("VALIDATION_FAILED");
    const { body } = await sendPaper(client, pdfBytes, '../../etc/pass"wd\u202Efdp.exe');
    expect(body.file.name).toBe("pass-wdfdp.pdf");
  });

  test("what goes beyond a person's room, and two at once that only one has room for", async () => {
    const { client } = await signIn(server);
    const upload = await makePicture();
    const { body } = await sendPicture(client, { upload });
    const { bytes } = body.file;
    const fill = (free: number) => server.platform.db.update(table).set({ bytes: roomBytes - free });
    await fill(bytes - 1);
    expect((await sendPicture(client, { upload })).error.code).toBe("FILE_QUOTA_EXCEEDED");
    await fill(Math.round(bytes * 1.5));
    const both = await Promise.all([sendPicture(client, { upload }), sendPicture(client, { upload })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await onDisk()).toHaveLength(6);
    const { client: other } = await signIn(server);
    expect((await sendPicture(other)).status).toBe(201);
  });

  test("more uploads at once than a person has hands", async () => {
    const { client } = await signIn(server);
    await client.csrfToken();
    const upload = await makePicture();
    const all = await Promise.all(
      Array.from({ length: mostAtOnce + 2 }, () => sendPicture(client, { upload })),
    );
    const codes = all.map(({ status }) => status);
    expect(codes.filter((status) => status === 201)).toHaveLength(mostAtOnce);
    expect(codes.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe("the storage proxy", () => {
  test("needs no CSRF header, and serves a photo in use to anybody, for ever [SESS-28]", async () => {
    const { client } = await signIn(server);
    const { body } = await sendPicture(client);
    await setPhoto(client, body.file.id);
    const { statusCode, headers } = await look(server.client(), pictureOf(body.file.id).small);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cross-origin-resource-policy": "same-origin",
    });
    const known = await look(server.client(), pictureOf(body.file.id).small, {
      "if-none-match": String(headers.etag),
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
  });

  test("shows a photo that is not in use, or no more, to its owner alone", async () => {
    const { client } = await signIn(server);
    const { client: other } = await signIn(server, { role: "jobpadm" });
    const { body } = await sendPicture(client);
    const seenBy = async (who: TestClient) => {
      const { statusCode, headers } = await look(who, pictureOf(body.file.id).large);
      return [statusCode, headers["cache-control"]];
    };
    expect([await seenBy(client), await seenBy(other)]).toEqual([
      [200, "private, no-store"],
      [404, "no-store"],
    ]);
    await setPhoto(client, body.file.id);
    await setPhoto(client, null);
    expect((await seenBy(other))[0]).toBe(404);
  });

  test("a private file is not there for others: the same 404 as an address that no one has", async () => {
    const { client, person } = await signIn(server);
    const { body } = await sendPaper(client);
    const { id, address } = body.file;
    const { client: other } = await signIn(server);
    const { client: moderator } = await signIn(server, { role: "jobmodo" });
    expect((await look(moderator, address)).statusCode).toBe(404);
    await attachPaper(person.id, id);
    expect((await look(moderator, address)).statusCode).toBe(200);
    const invented = "/storage/1f0cb4f6-57ae-4d3f-8a0b-6a2d6a1d9c11/original";
    const refusals = [];
    for (const who of [other, server.client()])
      for (const url of [address, invented]) {
        const { statusCode, body: answer, headers } = await look(who, url);
        refusals.push(
          JSON.stringify([statusCode, answer, headers["cache-control"], headers["content-type"]]),
        );
      }
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain("404");
  });

  test("a document is saved, never shown, under a name that is safe", async () => {
    const { client } = await signIn(server);
    const { body } = await sendPaper(client, pdfBytes, 'Devis d’été "x"; filename=a.html');
    const { headers, body: bytes } = await look(client, body.file.address);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="Devis d-ete -x-- filename-a.pdf"; filename*=UTF-8''Devis%20d-%C3%A9t%C3%A9%20-x--%20filename-a.pdf`,
    });
    expect(bytes).toBe(pdfBytes.toString());
  });

  test.each([
    "/storage/../../etc/passwd/small",
    "/storage/%2e%2e%2f%2e%2e%2fetc/passwd",
    "/storage/1f0cb4f6-57ae-4d3f-8a0b-6a2d6a1d9c11/..%2fsmall",
    "/storage/1f0cb4f6-57ae-4d3f-8a0b-6a2d6a1d9c11/small%00",
    "/storage/constructor/small",
  ])("%s is nowhere", async (url) => {
    expect((await look(server.client(), url)).statusCode).toBe(404);
  });
});

describe("what nothing refers to", () => {
  test("can be taken back by its owner alone, and its bytes go", async () => {
    const { client } = await signIn(server);
    const { body } = await sendPicture(client);
    const params = { id: body.file.id };
    const { client: other } = await signIn(server);
    expect((await other.call(filesContract.remove, { params })).error.code).toBe("NOT_FOUND");
    await setPhoto(client, body.file.id);
    expect((await client.call(filesContract.remove, { params })).error.code).toBe("FILE_IN_USE");
    await setPhoto(client, null);
    expect((await client.call(filesContract.remove, { params })).status).toBe(200);
    await server.settle();
    expect(await onDisk()).toEqual([]);
  });

  test("goes after a day, not before; what is in use stays", async () => {
    const { client, person } = await signIn(server);
    const used = (await sendPicture(client)).body.file.id;
    const loose = (await sendPicture(client)).body.file.id;
    await setPhoto(client, used);
    server.clock.advance(looseMs);
    await server.domains.files.sweep();
    await server.settle();
    expect(await onDisk()).toHaveLength(6);
    server.clock.advance(1);
    await server.domains.files.sweep();
    await server.settle();
    expect(await onDisk()).toHaveLength(3);
    const { client: again } = await signInAgain(server, person);
    expect((await setPhoto(again, loose)).error.code).toBe("NOT_FOUND");
  });
});

describe("the photo of a person", () => {
  test("is reported with the session; taken away it can be taken again, and another person's cannot", async () => {
    const { client, person } = await signIn(server);
    const { body } = await sendPicture(client);
    const { id } = body.file;
    expect((await setPhoto(client, id)).body.photo).toEqual(pictureOf(id));
    const { client: again } = await signInAgain(server, person);
    const { body: profile } = await again.call(authContract.profile);
    expect(profile.user.photo).toEqual(pictureOf(id));
    expect((await setPhoto(client, null)).body.photo).toBeNull();
    expect((await setPhoto(client, id)).body.photo).toEqual(pictureOf(id));
    const { client: other } = await signIn(server);
    expect((await setPhoto(other, id)).error.code).toBe("NOT_FOUND");
    const paper = (await sendPaper(client)).body.file.id;
    expect((await setPhoto(client, paper)).error.code).toBe("NOT_FOUND");
  });
});

describe("whoever leaves", () => {
  test("takes along what is known of their files, and leaves neither rows nor bytes", async () => {
    const { client, person } = await signIn(server);
    const { body } = await sendPicture(client);
    await setPhoto(client, body.file.id);
    await sendPaper(client);
    const { client: other } = await signIn(server);
    await sendPicture(other);
    const exported = await exportRows(server.platform.db, tables, person.id);
    expect(exported.files).toMatchObject([
      { purpose: "profilePhoto", address: body.file.address },
      { purpose: "papers", name: "kbis.pdf", type: "application/pdf" },
    ]);
    await inTransaction(server.platform.db, async (tx) => {
      await server.domains.files.leave(tx, person.id);
      await eraseRows(tx, tables, person.id);
    });
    await server.settle();
    expect(await onDisk()).toHaveLength(3);
    expect((await look(server.client(), pictureOf(body.file.id).small)).statusCode).toBe(404);
  });
});
