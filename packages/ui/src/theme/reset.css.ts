import { globalLayer, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { media, typedSize } from "./scales.ts";

const reset = globalLayer("reset");

function base(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { "@layer": { [reset]: rule } } as Parameters<typeof globalStyle>[1]);
}

base("*, ::before, ::after", { boxSizing: "border-box", margin: 0, padding: 0 });
base("html", {
  fontFamily: vars.font.text,
  lineHeight: vars.font.line.body,
  background: vars.color.page,
  color: vars.color.text,
  WebkitTextSizeAdjust: "100%",
  // As high as what stands over the page, once that is measured.
  scrollPaddingBlock: "calc(var(--j-top-covered, 5rem) + 1rem) calc(var(--j-foot-covered, 5rem) + 1rem)",
  overflowWrap: "break-word",
});
base("body", { minHeight: "100dvh" });
base("h1, h2, h3, h4", {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.tight,
  fontSize: "inherit",
  textWrap: "balance",
});
base("button, input, select, textarea", {
  font: "inherit",
  fontSize: typedSize,
  color: "inherit",
  letterSpacing: "inherit",
});
base("button", {
  background: "none",
  border: 0,
  cursor: "pointer",
  touchAction: "manipulation",
  fontSize: "inherit",
});
base("fieldset", { border: 0, minWidth: 0 });
base("ul, ol", { listStyle: "none" });
base("img, svg, video", { display: "block", maxWidth: "100%" });
base("svg.lucide", { width: "1.25em", height: "1.25em", strokeWidth: 1.75, flex: "none" });
base("a", { color: "inherit" });
base("table", { borderCollapse: "collapse" });
base("::placeholder", { color: vars.color.textFaint, opacity: 1 });

globalStyle("[hidden]:not([hidden=until-found])", { display: "none !important" });
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
});
globalStyle(":root[data-focus=enhanced] :focus-visible", { outlineWidth: "5px", outlineOffset: "3px" });
