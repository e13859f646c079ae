import type { Measured } from "./report.ts";
import { measureBrowser, measureServer, measureSizes } from "./ui/measure.ts";

/** Components against those of Mantine, MUI, Chakra, Radix Themes, bare react-aria-components and native elements. */
export async function measureUi(): Promise<Measured> {
  return {
    title: "Components",
    how: [
      "Twelve: Button, TextField, Checkbox, Select, Dialog, Menu, Tabs, Disclosure, Toast, Tooltip, a row (our Card), Badge; without overlays: the same but Select, Dialog, Menu and Tooltip. What a library lacks is native there.",
      "Bytes: production builds by the same Vite, all files gzipped one by one, parts that come late included, over a page of React alone; the theme and the whole style sheet count.",
      "Times: React’s work and the layout that follows (flushSync, then a measured box, in the pinned Chromium; renderToString in Node), 1,000 buttons and 500 fields with label and help; 15 rounds after a warm-up, libraries in another order at each; medians, and the median of each round’s ratio to native elements.",
    ],
    rows: [...(await measureSizes()), ...(await measureBrowser(15)), ...(await measureServer(15))],
  };
}
