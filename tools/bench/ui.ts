import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { PNPM } from "../pnpm.mjs";
import type { Measured } from "./report.ts";
import { measureBrowser, measureServer, measureSizes } from "./ui/measure.ts";

/** The peers are installed by this bench alone, from a lockfile of their own, and their pages checked with their types. */
function installPeers(): void {
  const peers = join(import.meta.dirname, "ui/peers");
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: peers, stdio: ["ignore", 2, 2], env: { ...process.env, CI: "true" } });
  run("npx", "-ys", "--prefer-offline", PNPM, "install", "--frozen-lockfile", "--prefer-offline");
  run(process.execPath, join(import.meta.dirname, "../../node_modules/ts7/bin/tsc"), "-b", "..");
  run(process.execPath, join(import.meta.dirname, "../../node_modules/ts7/bin/tsc"), "-p", ".");
}

/** Components against those of Mantine, MUI, Chakra, Radix Themes, bare react-aria-components and native elements. */
export async function measureUi(): Promise<Measured> {
  installPeers();
  return {
    title: "Components",
    how: [
      "Twelve: Button, TextField, Checkbox, Select, Dialog, Menu, Tabs, Disclosure, Toast, Tooltip, a row (our Card), Badge; without overlays: the same but Select, Dialog, Menu and Tooltip. What a library lacks is native there.",
      "Bytes: production builds by the same Vite, all files gzipped one by one, parts that come late included, over a page of React alone; the theme and the whole style sheet count.",
      "Times: React’s work and the layout that follows (flushSync, then a measured box, in the pinned Chromium; renderToString in Node), 1,000 buttons and 500 fields with label and help; 15 rounds after a warm-up, libraries in another order at each; medians, and the median of each round’s ratio to native elements.",
    ],
    rows: [...(await measureSizes()), ...(await measureBrowser(15)), ...(await measureServer(15))],
  };
}
