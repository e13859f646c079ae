import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const description = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontSize: vars.font.size.lead,
});

export const facts = style({ margin: 0 });

export const fact = style({ color: vars.color.textSoft, overflowWrap: "anywhere" });
