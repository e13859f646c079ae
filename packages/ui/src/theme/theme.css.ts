import { assignVars, globalStyle } from "@vanilla-extract/css";
import { themeContract as contract } from "./contract.css.ts";
import { media } from "./scales.ts";
import { type ColorTheme, dark, highContrast, light } from "./themes.ts";

const floating = {
  low: "0 1px 2px oklch(0.3 0.05 165 / 0.08)",
  high: "0 18px 40px -22px oklch(0.3 0.05 165 / 0.55)",
};
const floatingInDark = {
  low: "0 1px 2px oklch(0 0 0 / 0.4)",
  high: "0 18px 44px -16px oklch(0 0 0 / 0.8)",
};

function palette(colors: ColorTheme, elevation: typeof floating, lineWidth: string) {
  return assignVars(
    { color: contract.color, elevation: contract.elevation, lineWidth: contract.lineWidth },
    { color: colors, elevation, lineWidth },
  );
}

const lightVars = palette(light, floating, "1px");
const darkVars = palette(dark, floatingInDark, "1px");
const contrastVars = palette(highContrast, { low: "none", high: "none" }, "2px");

globalStyle(":root, [data-theme=light]", { colorScheme: "light", vars: lightVars });
globalStyle("[data-theme=dark]", { colorScheme: "dark", vars: darkVars });
globalStyle("[data-theme=high-contrast]", { colorScheme: "light", vars: contrastVars });
globalStyle("[data-theme=auto]", {
  "@media": {
    "(prefers-color-scheme: dark)": { colorScheme: "dark", vars: darkVars },
    "(prefers-contrast: more)": { colorScheme: "light", vars: contrastVars },
  },
});
globalStyle("[data-theme]", { color: contract.color.text });

globalStyle(":root", {
  vars: {
    ...assignVars(contract.motion, { fast: "120ms", base: "180ms", slow: "240ms" }),
    [contract.buttonSize]: "1rem",
  },
});

const still = assignVars(contract.motion, { fast: "0s", base: "0s", slow: "0s" });
globalStyle(":root[data-motion=reduced]", { vars: still });
globalStyle(":root:not([data-motion=full])", {
  "@media": { "(prefers-reduced-motion: reduce)": { vars: still } },
});

globalStyle("[data-theme]", { "@media": { print: { colorScheme: "light", vars: lightVars } } });

globalStyle(":root", { "@media": { [media.forcedColors]: { vars: { [contract.lineWidth]: "1px" } } } });
