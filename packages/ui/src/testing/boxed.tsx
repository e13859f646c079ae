import type { Decorator } from "@storybook/react-vite";
import type { CSSProperties } from "react";

/** Draws each story in a box of such a style: as narrow as a form, or as high as what opens over it. */
export function boxed(style: CSSProperties): Decorator {
  return (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
}
