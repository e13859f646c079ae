import { spawn } from "node:child_process";
import { join } from "node:path";
import { productEnvironment } from "../../../tools/product-environment.ts";
import { homeSettings, type ServerHome } from "./server.ts";

/** `npm start -- staff …` over a home. */
export const staffCommand = (home: ServerHome, ...args: string[]) => operatorCommand(home, "staff", ...args);

/** Runs `npm start -- COMMAND …` over a home, as an operator does; answers what it printed and how it ended. */
export async function operatorCommand(
  home: ServerHome,
  ...args: string[]
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../tools/start.ts"), ...args], {
    env: productEnvironment(homeSettings(home)),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, printed };
}
