import { type ReactElement, useState } from "react";
import { Button } from "../components/Button/Button.tsx";
import { vars } from "../theme/contract.css.ts";
import { duration } from "../theme/scales.ts";
import { durationUses } from "../theme/uses.ts";
import * as css from "./gallery.css.ts";
import { Scale, Section } from "./Page.tsx";

type Name = keyof typeof duration;

function Runner({ name }: { name: Name }): ReactElement {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className={css.section}>
      <div className={css.track}>
        <span
          className={css.runner}
          data-moved={isMoved}
          style={{ transitionDuration: vars.motion[name] }}
          aria-hidden="true"
        />
      </div>
      <div>
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isMoved}
          onClick={() => setMoved((moved) => !moved)}
        >
          {`Move it: ${name}`}
        </Button>
      </div>
    </div>
  );
}

/** Each duration, tried by a press. */
export function MotionSamples(): ReactElement {
  return (
    <div className={css.page}>
      <Section
        title="Durations"
        about="Motion states where a thing came from and where it went, easing out. It is 0 s where a person or their device wants none: read the token, write no duration."
      >
        <Scale
          steps={(Object.keys(duration) as Name[]).map((name) => ({
            code: `vars.motion.${name}`,
            value: `${duration[name]}ms`,
            use: durationUses[name],
            drawing: <Runner name={name} />,
          }))}
        />
      </Section>
    </div>
  );
}
