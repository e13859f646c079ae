import { style } from "@vanilla-extract/css";

/** What waits for scripts: where there are none, it is not shown. */
export const needsScripts = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** The same of whole pages, whose layout is as if nothing stood around them. */
export const pagesNeedScripts = style({
  display: "contents",
  "@media": { "(scripting: none)": { display: "none" } },
});
