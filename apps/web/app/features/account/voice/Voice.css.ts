import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** What floats of the voice, above the bottom bar, across from the way back to the top and below dialogs. It lets clicks through beside itself. */
export const corner = style({
  position: "fixed",
  insetBlockEnd: `calc(5.5rem + env(safe-area-inset-bottom))`,
  insetInline: space[3],
  zIndex: vars.layer.bar,
  pointerEvents: "none",
  "@media": { [media.fromLaptop]: { insetInline: `${space[5]} auto`, width: "28rem" } },
});

export const floating = style({
  maxWidth: "100%",
  selectors: { [`${corner} &`]: { pointerEvents: "auto" } },
});

export const panel = style({ justifySelf: "stretch" });

/** The floating button and its panel at rest are a phone's: from 768 px on the bottom bar has a button. */
export const onPhones = style({ "@media": { [media.fromLaptop]: { display: "none" } } });
