import { spawn } from "node:child_process";
import { join } from "node:path";
import { productEnvironment } from "../../../tools/product-environment.ts";
import { homeSettings, type ServerHome } from "./server.ts";

/** Runs `npm start -- staff …` over a home, as an operator does; answers what it printed and how it ended. */
export async function staffCommand(
  home: ServerHome,
  ...args: string[]
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../../tools/start.ts"), "staff", ...args],
    {
      env: productEnvironment(homeSettings(home)),
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, printed };
}
