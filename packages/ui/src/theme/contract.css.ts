import { createGlobalThemeContract } from "@vanilla-extract/css";
import { breakpoint, font, layer, media, radius, space, target } from "./scales.ts";
import { type ColorToken, light } from "./themes.ts";

type Names = { [Token in ColorToken]: null };

const colorNames = Object.fromEntries(Object.keys(light).map((token) => [token, null])) as Names;

const contract = createGlobalThemeContract(
  {
    color: colorNames,
    /** Hairline of boxes and fields; 2 px in high contrast. */
    lineWidth: null,
    /** Shadows, only for what floats; none in high contrast. */
    elevation: { low: null, high: null },
    /** Durations, 0 s when motion is unwanted. */
    motion: { fast: null, base: null, slow: null },
    /** Text size of a button, following the setting buttonSize. */
    buttonSize: null,
  },
  (_, path) => `j-${path.filter((part) => part !== "color").join("-")}`,
);

/** Every design decision a component may use: variables that themes set, and fixed scales. */
export const vars = { ...contract, space, radius, font, layer, target } as const;

/** The part of `vars` that themes set. */
export const themeContract = contract;

export { breakpoint, media };
