import { media } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is checked stays in sight beside a document that is taller than the window. */
export const beside = style({
  "@media": {
    [media.fromWide]: { position: "sticky", insetBlockStart: "calc(var(--j-top-covered, 0px) + 1rem)" },
  },
});
