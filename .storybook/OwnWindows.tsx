import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext, useEffect } from "react";
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { applySettings, displayDefaults } from "./display.ts";
import { windows } from "./widths.ts";

interface Args {
  storyId: string;
}

/** What Storybook offers in the window of a story. */
interface OwnPreview {
  onUpdateArgs(change: Args): void;
  onResetArgs(change: Args): void;
}

type Frame = HTMLElement & { contentWindow?: { __STORYBOOK_PREVIEW__?: OwnPreview } };

/** Where such a window begins: as the page is shown, without its play, and without axe, which judges each story by itself. */
const addressOf = (globals: Record<string, unknown>) =>
  `iframe.html?embed=true&globals=a11y.manual:!true;${Object.keys(displayDefaults)
    .map((name) => `${name}:${globals[name]}`)
    .join(";")}`;

const prefix = "iframe--";
const previewOf = ({ storyId }: Args) =>
  (document.getElementById(prefix + storyId) as Frame | null)?.contentWindow?.__STORYBOOK_PREVIEW__;

/** Windows that a page gives to its stories follow its settings and its controls, as the stories within it do, and are as wide as their story asks for. */
export function OwnWindows(): ReactNode {
  const { channel, componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories();
  const [story] = stories;
  const globals = story === undefined ? displayDefaults : getStoryContext(story).globals;
  // Blocks of Storybook make the addresses of windows from it, and make them anew when a setting changes.
  Object.assign(globalThis, { PREVIEW_URL: addressOf(globals) });

  // No story of such a page is drawn on it, which would do so; its samples are.
  useEffect(() => applySettings(globals), [globals]);

  useEffect(() => {
    const onArgs = (change: Args) => previewOf(change)?.onUpdateArgs(change);
    const onReset = (change: Args) => previewOf(change)?.onResetArgs(change);
    channel.on(UPDATE_STORY_ARGS, onArgs);
    channel.on(RESET_STORY_ARGS, onReset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, onArgs);
      channel.off(RESET_STORY_ARGS, onReset);
    };
  }, [channel]);

  const narrow = stories.flatMap(({ id, storyGlobals }) => {
    const width = windows[storyGlobals.viewport?.value]?.width;
    return width === undefined ? [] : `#${prefix}${id} { max-width: ${width}px }`;
  });
  return <style>{narrow.join("\n")}</style>;
}
