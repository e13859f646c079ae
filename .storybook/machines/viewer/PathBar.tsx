import { announce } from "@jobami/ui/announce";
import { Button } from "@jobami/ui/Button";
import type { ReactNode } from "react";
import * as css from "./MachineViewer.css.ts";
import { manualTest } from "./manual-test.ts";
import type { Play } from "./play.ts";
import type { Walking } from "./use-walk.ts";

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    announce("The browser does not allow copying. The address of Storybook names the path as well.");
  }
}

/** Where one stands on the path, and the ways along it. */
export function PathBar({ play, walking }: { play: Play; walking: Walking }): ReactNode {
  const { walk, isReplaying, address, moveTo, lead, replay, pause } = walking;
  const { steps, at } = walk;
  return (
    <fieldset className={css.buttons} aria-label="Path">
      <Button size="small" variant="secondary" isResting={at === 0} onClick={() => moveTo(at - 1)}>
        Back
      </Button>
      <Button size="small" variant="secondary" isResting={at === steps.length} onClick={() => moveTo(at + 1)}>
        Forward
      </Button>
      <Button
        size="small"
        variant="secondary"
        isResting={steps.length === 0}
        onClick={isReplaying ? pause : replay}
      >
        {isReplaying ? "Pause" : "Replay"}
      </Button>
      <Button size="small" variant="secondary" isResting={steps.length === 0} onClick={() => lead([])}>
        Reset
      </Button>
      <Button size="small" variant="ghost" onClick={() => void copy(address, "Address copied")}>
        Copy the address
      </Button>
      <Button
        size="small"
        variant="ghost"
        isResting={at === 0}
        onClick={() => void copy(manualTest(play, steps.slice(0, at), address), "Steps copied")}
      >
        Copy as a test
      </Button>
    </fieldset>
  );
}
