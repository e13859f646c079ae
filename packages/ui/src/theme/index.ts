import "./fonts.css.ts";
import "./reset.css.ts";
import "./theme.css.ts";
import "./settings.css.ts";
import "./print.css.ts";

export { colorVisionFilterId } from "./color-vision.ts";
export { breakpoint, media, vars } from "./contract.css.ts";
export {
  applyDisplay,
  type Display,
  type DisplayChoice,
  displayAttributes,
  displayChoices,
} from "./display.ts";
export { forced } from "./forced.ts";
export { palette } from "./palette.ts";
export { boxes, buttonScale, fontScale, whereRailStands } from "./scales.ts";
export { type ColorTheme, type ColorToken, type ThemeName, themes } from "./themes.ts";
