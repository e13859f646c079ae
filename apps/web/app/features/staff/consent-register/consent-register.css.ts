import { media } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** On a phone all but the text is folded. */
export const fold = style({ "@media": { [media.fromTablet]: { display: "none" } } });
/** Whom has a line of its own where the button leaves it too little. */
export const query = style({ flex: "1 1 10rem", minWidth: 0 });
export const submit = style({ "@media": { [media.belowTablet]: { display: "none" } } });
export const choices = style({
  "@media": { [media.belowTablet]: { selectors: { "&:not([data-open])": { display: "none" } } } },
});
