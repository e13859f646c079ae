import { announce } from "@jobami/ui/announce";
import { Button } from "@jobami/ui/Button";
import type { ReactNode } from "react";
import * as css from "./MachineViewer.css.ts";
import type { Walking } from "./use-walk.ts";

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    announce("Address copied");
  } catch {
    announce("The browser does not allow copying. The address of Storybook names the path as well.");
  }
}

/** Where one stands on the path, and the ways along it. */
export function PathBar({ walking }: { walking: Walking }): ReactNode {
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
      <Button size="small" variant="ghost" onClick={() => void copy(address)}>
        Copy the address
      </Button>
    </fieldset>
  );
}
