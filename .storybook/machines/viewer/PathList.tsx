import { text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import * as css from "./MachineViewer.css.ts";
import { stepLabel } from "./path.ts";
import type { Walking } from "./use-walk.ts";

/** The steps of the path; a press shows the machine after one. */
export function PathList({ walking }: { walking: Walking }): ReactNode {
  const { walk, moveTo } = walking;
  const places = [
    { label: "Start", at: 0 },
    ...walk.steps.map((step, index) => ({ label: stepLabel(step), at: index + 1 })),
  ];
  return (
    <div className={css.group}>
      <p className={text.small}>
        Press a step to stand after it. What comes behind it stays until another step is taken there.
      </p>
      <ol className={css.steps} start={0}>
        {places.map(({ label, at }) => (
          <li key={at}>
            <button
              type="button"
              className={css.step}
              aria-current={at === walk.at ? "step" : undefined}
              data-ahead={at > walk.at}
              onClick={() => moveTo(at)}
            >
              <span className={css.count}>{at}</span>
              {label}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
