import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeLock } from "../platform/database/lock.ts";
import { staffCommand } from "./staff.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobami-staff-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the operator's command", () => {
  test("states how to go on while the server holds the embedded database", async () => {
    await mkdir(join(folder, "database"));
    const { release } = await takeLock(join(folder, "database.lock"));
    const { lines, isDone } = await staffCommand(["list"], { DATA_DIR: folder });
    expect(isDone).toBe(false);
    expect(lines.join("\n")).toMatch(
      /Le serveur tourne[\s\S]*Arrêtez-le[\s\S]*redémarrez-le[\s\S]*PostgreSQL/,
    );
    await release();
  });

  test("makes no empty embedded database beside the real one where DATABASE_URL was forgotten", async () => {
    const elsewhere = join(folder, "elsewhere");
    const { lines, isDone } = await staffCommand(["list"], { DATA_DIR: elsewhere });
    expect([isDone, lines.join(" ")]).toEqual([
      false,
      expect.stringContaining("DATABASE_URL n’est pas défini"),
    ]);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test("opens no database for an order that it cannot read, and names what is wrong with the settings", async () => {
    expect((await staffCommand(["grant"], { DATABASE_URL: "nonsense" })).lines[0]).toBe("Usage\u00a0:");
    const { lines, isDone } = await staffCommand(["list"], { PORT: "many" });
    expect([isDone, lines[0]]).toEqual([false, expect.stringContaining("PORT")]);
  });
});
