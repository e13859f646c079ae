import { style } from "@vanilla-extract/css";

/** Without the browser's own cross: ours is as large as a finger, and states its name. */
export const input = style({
  appearance: "none",
  selectors: {
    "&::-webkit-search-cancel-button, &::-webkit-search-decoration": { appearance: "none", display: "none" },
  },
});
