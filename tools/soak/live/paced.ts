import { setTimeout as pause } from "node:timers/promises";

/** Calls `act` so many times a second, evenly, for a time in ms; what could not be done in time is caught up on. Resolves with how often. */
export async function paced(perSecond: number, forMs: number, act: (turn: number) => void): Promise<number> {
  const begun = performance.now();
  let turn = 0;
  for (;;) {
    const passed = Math.min(performance.now() - begun, forMs);
    for (const due = Math.floor((passed / 1000) * perSecond); turn < due; turn += 1) act(turn);
    if (passed === forMs) return turn;
    await pause(5);
  }
}

/** Latencies in ms as a table shows them. */
export function percentiles(latencies: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The same as text. */
export function latencyText(latencies: readonly number[]): string {
  const { p50, p95, p99 } = percentiles(latencies);
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
