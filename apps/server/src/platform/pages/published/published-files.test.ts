import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestClock } from "../../../testing/test-clock.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { startS3 } from "../../../testing/test-s3.ts";
import type { Database } from "../../database/engine.ts";
import { createS3Store, type S3Settings } from "../../files/s3-store.ts";
import { openPublication } from "./open-publication.ts";
import type { Publication } from "./publication.ts";
import { createPublishedFiles, retentionMs } from "./published-files.ts";

interface Place {
  s3: S3Settings | undefined;
  stop(): Promise<unknown>;
}

/** A folder that processes of one machine share, and a bucket of an S3 server that is not ours. */
const places: Record<string, (folder: string) => Promise<Place>> = {
  "a folder": async () => ({ s3: undefined, stop: async () => undefined }),
  S3: startS3,
};

describe.each(Object.entries(places))("the files of builds in %s", (_name, begin) => {
  let folder: string;
  let place: Place;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobami-published-"));
    place = await begin(folder);
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.close();
    await place.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const clock = createTestClock();
  const open: Publication[] = [];
  let puts: string[] = [];
  beforeEach(() => {
    puts = [];
  });
  afterEach(() => {
    for (const publication of open.splice(0)) publication.close();
  });

  /** A process, with its own build: files by name. */
  async function startProcess(files: Readonly<Record<string, string>>) {
    const publication = await openPublication({ s3: place.s3, dataDir: folder });
    open.push(publication);
    const put: Publication["put"] = (name, path) => {
      puts.push(name);
      return publication.put(name, path);
    };
    const published = createPublishedFiles({
      publication: { ...publication, put },
      db: database.db,
      clock,
      jobs: { every: () => undefined },
    });
    const build = await mkdtemp(join(folder, "build-"));
    for (const [name, text] of Object.entries(files)) await writeFile(join(build, name), text);
    await published.publish(build);
    const read = async (name: string) => {
      const found = await published.read(name);
      return found === null ? null : [found.type, await text(found.bytes)];
    };
    return { ...published, read };
  }

  test("each process serves what another published, before and after it started; nothing is copied twice", async () => {
    const old = await startProcess({ "app-AAAA.js": "old()", "look-1111.css": "a{}", "app-AAAA.js.br": "…" });
    const next = await startProcess({ "app-BBBB.js": "new()", "look-1111.css": "a{}" });
    expect(puts.sort()).toEqual(["app-AAAA.js", "app-BBBB.js", "look-1111.css"]);
    expect(await next.read("app-AAAA.js")).toEqual(["text/javascript; charset=utf-8", "old()"]);
    clock.advance(5000);
    expect(await old.read("app-BBBB.js")).toEqual(["text/javascript; charset=utf-8", "new()"]);
    for (const name of [
      "app-CCCC.js",
      "app-AAAA.js.br",
      "../secret.js",
      "..%2Fx.js",
      ".hidden.js",
      "",
      "a".repeat(300),
    ])
      expect([name, await next.read(name)]).toEqual([name, null]);
  });

  test("what no process has had for thirty days goes, what one still has stays", async () => {
    await startProcess({ "old-CCCC.js": "1" });
    const living = await startProcess({ "new-DDDD.js": "2" });
    clock.advance(retentionMs - 1);
    await living.sweep();
    expect(await living.read("old-CCCC.js")).not.toBeNull();
    clock.advance(2);
    await living.sweep();
    clock.advance(5000);
    const late = await startProcess({});
    expect([await late.read("old-CCCC.js"), await late.read("new-DDDD.js")]).toEqual([
      null,
      expect.anything(),
    ]);
    // Going back to a build is publishing it anew.
    const back = await startProcess({ "old-CCCC.js": "1" });
    expect(await back.read("old-CCCC.js")).not.toBeNull();
  });

  test("they are not taken for files of people", async () => {
    if (place.s3 === undefined) {
      await mkdir(join(folder, "files"), { recursive: true });
      expect(await readdir(join(folder, "files"))).toEqual([]);
      return;
    }
    const store = createS3Store(place.s3);
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    store.close();
    expect(keys).toEqual([]);
  });
});
