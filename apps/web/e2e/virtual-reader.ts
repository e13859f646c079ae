import { join } from "node:path";
import type { CDPSession } from "playwright-core";
import { build } from "vite";

/** The reader of the components' stories. */
const entry = join(import.meta.dirname, "../../../packages/ui/src/testing/spoken.ts");

let built: Promise<string> | undefined;

async function buildReader(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry, formats: ["iife"], name: "virtualReader", fileName: "reader" } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !("output" in first)) throw new Error("The build was watched, not made.");
  return first.output[0].code;
}

/** Runs in the page: the reader follows its own cursor with the focus, which people who read do not move. */
const reading = (selector: string, most: number) => `(async () => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  try {
    return await virtualReader.spoken(document.querySelector(${JSON.stringify(selector)}), ${most});
  } finally {
    HTMLElement.prototype.focus = focus;
  }
})()`;

/** What the virtual screen reader says of a part of the page from its first element on, `most` phrases at most. */
export async function readAloud(tools: CDPSession, selector: string, most: number): Promise<string[]> {
  built ??= buildReader();
  // A policy for scripts does not hold what a debugger runs.
  await tools.send("Runtime.evaluate", {
    expression: `${await built}; globalThis.virtualReader = virtualReader;`,
  });
  const { result, exceptionDetails } = await tools.send("Runtime.evaluate", {
    expression: reading(selector, most),
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as string[];
}
