import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const frame = style({ paddingBlock: `${space[4]} ${space[16]}` });
/** Stays in sight below the bar. */
export const beside = style({
  display: "none",
  "@media": {
    [media.fromWide]: {
      display: "block",
      position: "sticky",
      top: `calc(var(--j-nav-height, 0px) + ${space[4]})`,
    },
    [media.short]: { position: "static" },
  },
});
/** One column of fields. */
export const section = style({ minWidth: 0, maxWidth: "38rem" });
export const rows = style({ "@media": { [media.fromWide]: { display: "none" } } });
