import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const drill = join(import.meta.dirname, "../../deploy/drill.mjs");

/** A server that notes its orders and the settings that it was given, and is well or not. */
const server = `
import { appendFileSync, existsSync } from "node:fs";
import { createServer } from "node:http";
const [notes, ...order] = process.argv.slice(2);
const { DATA_DIR, PUBLIC_URL, SMTP_URL, S3_BUCKET, SERVER_KEYS, DATABASE_DIRECT_URL } = process.env;
const seen = existsSync(DATA_DIR + "/database/rows") && existsSync(DATA_DIR + "/erasures/since");
appendFileSync(notes, JSON.stringify({ order, seen, PUBLIC_URL, SMTP_URL, S3_BUCKET, SERVER_KEYS, DATABASE_DIRECT_URL }) + "\\n");
if (order.length > 0) console.log("Aucun compte effacé n’est revenu.");
else {
  const answering = createServer((_, answer) => answer.writeHead(Number(process.env.ANSWER)).end());
  answering.listen(0, "127.0.0.1", () => console.log("Ready: http://127.0.0.1:" + answering.address().port));
  process.on("SIGTERM", () => process.exit(0));
}
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jobami-drill-test-"));
  mkdirSync(join(folder, "backup/database"), { recursive: true });
  writeFileSync(join(folder, "backup/database/rows"), "rows");
  mkdirSync(join(folder, "live/erasures"), { recursive: true });
  writeFileSync(join(folder, "live/erasures/since"), "since the backup");
  writeFileSync(join(folder, "server.mjs"), server);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(backup: string, more: Record<string, string> = {}) {
  const notes = join(folder, "notes");
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [drill, backup], {
    encoding: "utf8",
    env: {
      PATH,
      HOME,
      TMPDIR: folder,
      JOBAMI: `${process.execPath} ${join(folder, "server.mjs")} ${notes}`,
      DATA_DIR: join(folder, "live"),
      PUBLIC_URL: "https://jobami.example",
      SMTP_URL: "smtp://mail.example",
      S3_BUCKET: "files",
      SERVER_KEYS: "key",
      DATABASE_DIRECT_URL: "postgres://live.example/jobami",
      ANSWER: "200",
      ...more,
    },
  });
  return { status, stdout, stderr, notes };
}

test("a drill restores a copy, has erasures applied and the server started, and states how long each took", () => {
  const { status, stdout, notes } = run(join(folder, "backup"));
  expect([status, stdout.match(/^ +[\d.]+ s {2}/gm)?.length]).toEqual([0, 5]);
  expect(stdout).toContain("✓ la sauvegarde se restaure");
  const lines = readFileSync(notes, "utf8").trim().split("\n");
  // The copy neither writes to anybody nor is served to anybody; the record of erasures is the live one.
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { order: ["erasures", "apply"], seen: true, S3_BUCKET: "files", SERVER_KEYS: "key" },
    { order: [], seen: true, SERVER_KEYS: "key" },
  ]);
  expect(existsSync(join(folder, "backup/erasures"))).toBe(false);
});

test("a drill fails where the server does not come up well, and where there is no backup", () => {
  expect(run(join(folder, "backup"), { ANSWER: "503" })).toMatchObject({
    status: 1,
    stderr: "✗ La santé répond 503.\n",
  });
  expect(run(join(folder, "nothing")).stderr).toContain("n’est ni une copie de DATA_DIR");
});
