import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font } = vars;

export const count = style({
  minHeight: "1.4em",
  // What stands after it does not move when the number comes.
  minWidth: "12ch",
  lineHeight: 1.4,
  fontSize: font.size.small,
  color: color.textFaint,
});

/** A window that became narrow shows the mission instead of the list. */
export const behind = style({ "@media": { [media.belowWide]: { display: "none" } } });

/** Takes no room where a list has one page. */
export const pages = style({ display: "contents" });

/** Stays in sight beside its list, and scrolls by itself. */
export const beside = style({
  "@media": {
    [media.fromWide]: {
      position: "sticky",
      top: `calc(var(--j-nav-height, 0px) + ${space[4]})`,
      maxHeight: `calc(100dvh - var(--j-nav-height, 0px) - var(--j-foot-covered, 0px) - 2 * ${space[4]})`,
      overflowY: "auto",
      overscrollBehavior: "contain",
      border: `${vars.lineWidth} solid ${color.line}`,
      borderRadius: vars.radius.box,
      background: color.surface,
    },
    [media.short]: { position: "static", maxHeight: "none" },
  },
});

/** What has the focus while J and K lead through the list: its ring is drawn inside, where nothing cuts it off. */
export const panel = style({
  borderRadius: vars.radius.box,
  outlineOffset: "-0.1875rem",
  "@media": { [media.fromWide]: { padding: space[5] } },
});

export const detail = style({
  outline: "none",
  display: "grid",
  gap: space[8],
  "@media": {
    [media.fromWide]: {
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(22rem, 1fr)",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
    },
  },
});

/** Beside the mission on a wide screen, on top of it on a phone. */
export const aside = style({ "@media": { [media.fromWide]: { gridColumn: 2, gridRow: "1 / span 2" } } });

/** What happened and how it ends; nothing where neither is reported. */
export const after = style({ ":empty": { display: "none" } });
