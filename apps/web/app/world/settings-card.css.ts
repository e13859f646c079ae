import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Cards under a title of theirs. */
export const section = style({ display: "grid", gap: space[5] });
/** What is in a card: words, then what can be done. */
export const body = style({ display: "grid", gap: space[4] });
/** The same where it is filled in. */
export const form = style({ display: "grid", gap: space[5], justifyItems: "stretch" });
/** A title and what it means. */
export const words = style({ display: "grid", gap: space[2] });
/** A title, and at its end how things stand. */
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
/** Buttons beside each other. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
/** A button on its own, no wider than its words. */
export const action = style({ justifySelf: "start" });
