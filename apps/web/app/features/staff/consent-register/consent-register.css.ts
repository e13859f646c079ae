import { media } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** On a phone all but the text is folded. */
export const fold = style({ "@media": { [media.fromTablet]: { display: "none" } } });
export const submit = style({ "@media": { [media.belowTablet]: { display: "none" } } });
export const choices = style({
  "@media": { [media.belowTablet]: { selectors: { "&:not([data-open])": { display: "none" } } } },
});
