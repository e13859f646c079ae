import { type ComponentProps, type ReactNode, useId } from "react";
import { fieldHelp } from "../../styles/field.css.ts";
import { row, textBlock, track } from "./Switch.css.ts";

type Native = Omit<
  ComponentProps<"input">,
  "className" | "style" | "children" | "disabled" | "readOnly" | "required" | "role" | "size" | "type"
>;

export interface SwitchProps extends Native {
  /** What is on or off; the same text in both states. The whole line is the target. */
  label: string;
  /** What being on means, in one line. */
  help?: ReactNode;
  /** It cannot be switched, and no key reaches it. */
  isDisabled?: boolean | undefined;
}

/** Something that is on or off and takes effect at once. A yes that waits for a form to be sent is a Checkbox. */
export function Switch({ label, help, isDisabled, id: givenId, ...native }: SwitchProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label className={row}>
      <span className={textBlock}>
        <span id={`${id}-label`}>{label}</span>
        {help ? (
          <span className={fieldHelp} id={`${id}-help`}>
            {help}
          </span>
        ) : null}
      </span>
      <input
        {...native}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states its own checked state.
        role="switch"
        className={track}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
    </label>
  );
}
