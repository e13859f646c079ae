import type { ComponentType, ReactElement } from "react";
import { useGiven } from "./use-given.ts";

/** Renders a field that keeps what is chosen in it, as its owner would; `maxWidth` is in px. */
export function live<Props extends { value: unknown; onChange: (next: never) => void }>(
  Field: ComponentType<Props>,
  maxWidth?: number,
): (props: Props) => ReactElement {
  return function Live(props) {
    const [value, setValue] = useGiven(props.value);
    const change = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    const field = <Field {...props} value={value} onChange={change} />;
    return maxWidth === undefined ? field : <div style={{ maxWidth }}>{field}</div>;
  };
}
