import { type ReactNode, useEffect } from "react";
import { announce } from "../../announce.ts";
import { ring } from "../Spinner/Spinner.css.ts";
import { wait, waitColor } from "./Button.css.ts";

interface PendingRingProps {
  label: string;
  variant: keyof typeof waitColor;
}

/** Ring over a waiting button. It announces once, when waiting begins, so that idle buttons pay for no effect. */
export function PendingRing({ label, variant }: PendingRingProps): ReactNode {
  useEffect(() => announce(label), [label]);
  return (
    <span className={`${wait} ${waitColor[variant]}`} aria-hidden="true">
      <span className={ring} />
    </span>
  );
}
