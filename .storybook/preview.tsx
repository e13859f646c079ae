import { ColorVisionFilters } from "@jobami/ui/ColorVisionFilters";
import "@jobami/ui/theme";
import type { Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { createRoot } from "react-dom/client";
import { configure } from "storybook/test";
import { accessibilityChecks, assertAccessibilityChecks } from "./accessibility.ts";
import { startApi } from "./api.ts";
import { brandTheme } from "./brand.ts";
import { fittingControls, machinePath, withControlledArgs } from "./controls.tsx";
import { DocumentPage } from "./DocumentPage.tsx";
import { displayDefaults, displayMenus, withDisplaySettings } from "./display.ts";
import { forgetEarlierStories } from "./fresh-browser.ts";
import { modes } from "./modes.ts";
import { isOwnWindow, leaveFocus } from "./own-window.ts";
import { freezeTime, isVisual, playInOwnWindow, stopMotion } from "./visual.ts";
import { widths } from "./widths.ts";

document.documentElement.lang = "fr";
createRoot(document.body.insertBefore(document.createElement("div"), document.body.firstChild)).render(
  <ColorVisionFilters />,
);
if (isVisual) {
  freezeTime();
  stopMotion();
}
// Waits end what hangs; they never judge how fast a busy machine is.
configure({ asyncUtilTimeout: 30_000 });

if (isOwnWindow) leaveFocus();

const preview: Preview = {
  globalTypes: displayMenus,
  initialGlobals: displayDefaults,
  argTypesEnhancers: [fittingControls, machinePath],
  decorators: [withControlledArgs, withDisplaySettings],
  loaders: [mswLoader(startApi), ...(isVisual ? [playInOwnWindow] : [])],
  // A picture and a window on a page ask for no axe, which the interactions run.
  beforeEach:
    isVisual || isOwnWindow ? forgetEarlierStories : [forgetEarlierStories, assertAccessibilityChecks],
  parameters: {
    a11y: accessibilityChecks,
    chromatic: { modes },
    layout: "padded",
    backgrounds: { disable: true },
    viewport: { options: widths },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { theme: brandTheme, page: DocumentPage },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          "Components",
          ["Actions", "Fields", "Feedback", "Overlays", "Navigation", "Content", "Layout"],
          "Patterns",
          "Machines",
          "Product",
        ],
      },
    },
  },
};

export default preview;
