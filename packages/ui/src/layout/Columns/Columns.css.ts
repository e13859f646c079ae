import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/contract.css.ts";

const tracks = createVar();

export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const part = (share: number) => `minmax(0, ${share}fr)`;
const ratios = {
  "1:1": `${part(1)} ${part(1)}`,
  "1.1:1": `${part(1.1)} ${part(1)}`,
  "1.4:1": `${part(1.4)} ${part(1)}`,
  /** The second holds controls and has a least width. */
  "2:1": `${part(2)} minmax(16rem, 1fr)`,
  "1.4:1:1": `${part(1.4)} ${part(1)} ${part(1)}`,
  /** One is as wide as it needs, the other takes what is left. */
  "auto:1": `auto ${part(1)}`,
  "1:auto": `${part(1)} auto`,
  /** A term and what is known of it. */
  "16rem:1": `16rem ${part(1)}`,
  /** Text and a picture. */
  "1:20rem": `${part(1)} minmax(0, 20rem)`,
} as const;
export const ratio = styleVariants(ratios, (template) => ({ vars: { [tracks]: template } }));

const beside = { gridTemplateColumns: tracks };
export const from = styleVariants({
  always: beside,
  tablet: { "@media": { [media.fromTablet]: beside } },
  laptop: { "@media": { [media.fromLaptop]: beside } },
  wide: { "@media": { [media.fromWide]: beside } },
});

export const align = styleVariants({
  start: { alignItems: "start" },
  center: { alignItems: "center" },
  end: { alignItems: "end" },
  baseline: { alignItems: "baseline" },
});
