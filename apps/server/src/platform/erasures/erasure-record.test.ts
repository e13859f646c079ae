import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3 } from "../../testing/test-s3.ts";
import type { ErasureRecord } from "./erasure-record.ts";
import { openErasureRecord } from "./open-record.ts";

/** A folder of this machine, and a bucket of an S3 server that is not ours. */
const engines: Record<
  string,
  (folder: string) => Promise<{ record: ErasureRecord; stop: () => Promise<void> }>
> = {
  "a folder": async (dataDir) => ({
    record: await openErasureRecord({ dataDir, s3: undefined }),
    stop: async () => undefined,
  }),
  S3: async (dataDir) => {
    const { s3, stop } = await startS3(dataDir);
    return { record: await openErasureRecord({ dataDir, s3 }), stop };
  },
};

describe.each(Object.entries(engines))("erasures in %s", (_name, begin) => {
  let folder: string;
  let record: ErasureRecord;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobami-erasures-"));
    ({ record, stop } = await begin(folder));
  });
  afterAll(async () => {
    record.close();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const ids = async () => {
    const found: string[] = [];
    for await (const { id } of record.list()) found.push(id);
    return found.sort();
  };

  test("are listed with their proof, each once, until they are forgotten", async () => {
    expect([await ids(), await record.proof(randomUUID())]).toEqual([[], null]);
    const [one = "", two = ""] = [randomUUID(), randomUUID()].sort();
    for (const id of [one, two, one]) await record.note(id, `proof of ${id}`);
    expect(await ids()).toEqual([one, two]);
    expect(await record.proof(one)).toBe(`proof of ${one}`);
    for await (const { since } of record.list())
      expect(Math.abs(since.getTime() - Date.now())).toBeLessThan(3_600_000);
    await record.make();
    expect(await record.isThere()).toBe(true);
    await record.forget(one);
    await record.forget(one);
    expect(await ids()).toEqual([two]);
  });
});
