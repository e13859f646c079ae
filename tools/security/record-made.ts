import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// record-made.ts FILE…: loads modules and prints, one JSON line each, the patterns that their code makes meanwhile and where.
const files = process.argv.slice(2).map((file) => ({ file, url: pathToFileURL(resolve(file)).href }));

/** Where the code stands that called the recorder, as `file:line:column`. */
function caller(): string {
  const { stack = "" } = new Error("where");
  const calls = stack.split("\n").flatMap((line) => /file:\/\/[^()]+/.exec(line)?.[0] ?? []);
  return calls.find((call) => !call.startsWith(import.meta.url)) ?? "";
}

function record(pattern: RegExp): RegExp {
  const call = caller();
  const made = files.find(({ url }) => call.startsWith(`${url}:`));
  if (made !== undefined) {
    const at = `${made.file}${call.slice(made.url.length)}`;
    process.stdout.write(`${JSON.stringify({ at, source: pattern.source, flags: pattern.flags })}\n`);
  }
  return pattern;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, newTarget) => record(Reflect.construct(target, args, newTarget) as RegExp),
  apply: (target, self, args) => record(Reflect.apply(target, self, args)),
});
for (const { url } of files) await import(url);
process.exit();
