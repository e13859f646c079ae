import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCron } from "./try-backup.ts";

const cron = readFileSync(join(import.meta.dirname, "../../deploy/jobami-backup.cron"), "utf8");

test("the backup of each night is an order that cron reads: when, as whom, what, with its percent signs", () => {
  const [dump, copies] = readCron(cron);
  expect([dump?.schedule, dump?.account, copies?.account]).toEqual(["17 2 * * *", "postgres", "root"]);
  expect(dump?.command).toContain("jobami-$(date +%F).dump");
  // A last line without its end is not read.
  expect(cron.endsWith("\n")).toBe(true);
});

test.each([
  ["a bare percent sign", "17 2 * * * postgres pg_dump --file=$(date +%F)"],
  ["no account", "17 2 * * * /usr/bin/pg_dump jobami"],
  ["four fields", "17 2 * * postgres pg_dump jobami"],
])("%s is no line for it", (_what, line) => {
  expect(() => readCron(line)).toThrow("Cron does not read as meant");
});
