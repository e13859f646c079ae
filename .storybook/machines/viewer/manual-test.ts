import { stateLabel } from "@jobami/machines/diagram";
import { type Step, stepLabel } from "./path.ts";
import type { Play } from "./play.ts";
import { sessionAfter } from "./session.ts";

/** A path as steps that a tester ticks, in Markdown: what happens, and in which state the machine must be then. */
export function manualTest(play: Play, steps: readonly Step[], address: string): string {
  const stateAfter = (count: number) => {
    const session = sessionAfter(play, steps.slice(0, count));
    const label = stateLabel(session.actor.getSnapshot().value);
    session.actor.stop();
    return label;
  };
  const lines = steps.map(
    (step, index) => `${index + 1}. [ ] ${stepLabel(step)}\n   Then: ${stateAfter(index + 1)}`,
  );
  return `# ${play.machine}\n\nStart: ${stateAfter(0)}\nShown at: ${address}\n\n${lines.join("\n")}\n`;
}
