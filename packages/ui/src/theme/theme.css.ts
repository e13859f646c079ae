import { assignVars, globalStyle } from "@vanilla-extract/css";
import { themeContract as contract } from "./contract.css.ts";
import { duration, media } from "./scales.ts";
import { cssShadow, elevations, lineWidths, type ThemeName, themes } from "./themes.ts";

function theme(name: ThemeName) {
  const { low, high } = elevations[name];
  return assignVars(
    { color: contract.color, elevation: contract.elevation, lineWidth: contract.lineWidth },
    {
      color: themes[name],
      elevation: { low: cssShadow(low), high: cssShadow(high) },
      lineWidth: `${lineWidths[name]}px`,
    },
  );
}

const lightVars = theme("light");
const darkVars = theme("dark");
const contrastVars = theme("high-contrast");

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
    ...assignVars(contract.motion, {
      fast: `${duration.fast}ms`,
      base: `${duration.base}ms`,
      slow: `${duration.slow}ms`,
    }),
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
