import { runPnpm } from "./pnpm-run.ts";

/** What the registry knows of the installed packages. `silent`: it does not answer such questions. */
export type Audited =
  | { known: "nothing" }
  | { known: "faults"; report: string }
  | { known: "silent"; why: string };

/** Asks the registry for known faults of severity high and above. */
export async function auditPackages(flags: readonly string[] = []): Promise<Audited> {
  const { code, stdout, stderr } = await runPnpm(["audit", "--audit-level", "high", ...flags]);
  const output = `${stdout}${stderr}`.trim();
  if (/ERR_PNPM_AUDIT|ENOTFOUND|ECONNREFUSED|fetch failed/.test(output))
    return { known: "silent", why: output.split("\n")[0] ?? "" };
  return code === 0 ? { known: "nothing" } : { known: "faults", report: output };
}

if (import.meta.main) {
  const audited = await auditPackages();
  if (audited.known === "silent")
    console.log(`The registry gives no answer about known faults: ${audited.why}`);
  else console.log(audited.known === "nothing" ? "No known fault of high severity." : audited.report);
  process.exitCode = { nothing: 0, faults: 1, silent: 3 }[audited.known];
}
