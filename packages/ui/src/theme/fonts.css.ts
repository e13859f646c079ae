import { globalFontFace } from "@vanilla-extract/css";
import { fallbackMetrics } from "./fallback-metrics.ts";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const latinExt =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

function face(file: string, unicodeRange: string) {
  return {
    src: `url("@fontsource-variable/${file}.woff2")`,
    fontWeight: "200 800",
    fontDisplay: "swap",
    unicodeRange,
  } as const;
}

globalFontFace("Bricolage Grotesque", [
  face("bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal", latin),
  face("bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal", latinExt),
]);
globalFontFace("Atkinson Hyperlegible Next", [
  face("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal", latin),
  face("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal", latinExt),
]);
globalFontFace("Bricolage Fallback", fallbackMetrics.heading);
globalFontFace("Atkinson Fallback", fallbackMetrics.text);
