import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Reaches into the room that every page leaves above its title, and lies over it to be clicked. */
export const trail = style({
  position: "relative",
  marginBlockEnd: `calc(${vars.space[4]} * -1)`,
  "@media": { [media.belowWide]: { selectors: { "html:has([data-fills-phone]) &": { display: "none" } } } },
});
/** What fills a phone's window leaves it the bar alone, as high as a thumb: its own heading leads back. */
globalStyle("html:has([data-fills-phone])", {
  "@media": { [media.belowWide]: { vars: { "--j-nav-height": "3rem" } } },
});
