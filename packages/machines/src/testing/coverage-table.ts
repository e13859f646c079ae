import type { ProofRow } from "./prove-machine.ts";

interface Task {
  meta(): { machineProof?: ProofRow };
}

interface TestModule {
  children: { allTests(): Iterable<Task> };
}

/** A vitest reporter that prints one table for all machines at the end of the run. */
export class MachineCoverageTable {
  private print: (text: string) => void = () => {};

  onInit(vitest: { logger: { log(text: string): void } }): void {
    this.print = (text) => vitest.logger.log(text);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap((module) => [...module.children.allTests()].map((task) => task.meta().machineProof))
      .filter((row): row is ProofRow => row !== undefined);
    if (rows.length > 0) this.print(formatTable(rows));
  }
}

/** The table as text: one line a machine, then what is missing. */
export function formatTable(rows: readonly ProofRow[]): string {
  const head = [
    "machine",
    "states",
    "transitions",
    "guards",
    "delays",
    "model",
    "paths",
    "walked at random",
    "seed",
  ];
  const lines = [...rows]
    .sort((one, other) => one.machine.localeCompare(other.machine))
    .map((row) => [
      row.machine,
      `${row.states.covered}/${row.states.all}`,
      `${row.transitions.covered}/${row.transitions.all}`,
      `${row.guards.covered}/${row.guards.all}`,
      `${row.delays.covered}/${row.delays.all}`,
      `${row.modelStates} states, ${row.modelSteps} steps`,
      String(row.paths),
      `${row.walked} events, ${row.walks} walks`,
      String(row.seed),
    ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = [head, ...lines].map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "),
  );
  const missing = rows.flatMap((row) => row.missing.map((name) => `never run: ${name}`));
  return ["", "Machines proved by their models", ...text, ...missing, ""].join("\n");
}
