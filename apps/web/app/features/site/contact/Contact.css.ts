import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const page = style({ paddingBlock: `clamp(2rem, 1rem + 4vw, 4rem) ${space[16]}` });
export const head = style({ maxWidth: "40rem" });
/** People do not see it and cannot come to it; a machine that fills in everything fills it in. */
export const trap = style({
  position: "absolute",
  insetInlineStart: "-100vw",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
export const aside = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  overflow: "clip",
});
export const way = style({ color: "inherit" });
export const street = style({
  marginInline: "calc(-1 * clamp(1.5rem, 1rem + 2.4vw, 2.5rem))",
  marginBlock: `${space[6]} calc(-1 * clamp(1.5rem, 1rem + 2.4vw, 2.5rem))`,
});
