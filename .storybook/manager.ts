import { addons } from "storybook/manager-api";
import { brandTheme } from "./brand.ts";
import { openFirstFound } from "./search.ts";

/** What others had better not build on yet, or any more, says so in the sidebar; its filter of tags knows `stable` too. */
const unsteady = ["draft", "deprecated"];

addons.setConfig({
  theme: brandTheme,
  sidebar: {
    showRoots: true,
    renderLabel: (item) => {
      const status = item.type === "component" ? item.tags?.find((tag) => unsteady.includes(tag)) : undefined;
      return status === undefined ? item.name : `${item.name} · ${status}`;
    },
  },
});

// Before the search itself, which takes an Enter that chose nothing as none.
document.addEventListener("keydown", openFirstFound, true);
