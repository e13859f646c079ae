import { expect, test } from "vitest";
import { run } from "./processes.ts";

const shell = (script: string, mostMinutes?: number) =>
  run("sh", ["-c", script], {
    cwd: import.meta.dirname,
    ...(mostMinutes === undefined ? {} : { mostMinutes }),
  });

test("a command that ends by itself keeps its code and its output", async () => {
  expect(await shell("echo done; exit 3", 1)).toEqual({ code: 3, output: "done\n" });
});

test("a command that hangs is ended, with what it started, and has failed even when it prints that all is well", async () => {
  const { code, output } = await shell("trap 'exit 0' TERM; echo begun; sleep 600 & wait", 0.01);
  expect([code, output]).toEqual([124, "begun\nEnded after 0.01 minutes.\n"]);
});
