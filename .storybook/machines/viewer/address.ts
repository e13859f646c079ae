import { UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

const storyId = () => new URLSearchParams(window.location.search).get("id");

/**
 * Puts the path into the address of Storybook, as the story’s arg `path`. A story alone in its window has no such address; and a changed
 * arg draws it anew, which a test that plays it there would take for its end.
 */
export function putIntoAddress(path: string): void {
  const id = storyId();
  if (id !== null && window.top !== window)
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { path } });
}

/** The address that shows the machine after this path to whoever opens it. */
export function addressOf(path: string): string {
  const address = new URL("./", window.location.href);
  address.search = `?path=/story/${storyId() ?? ""}${path === "" ? "" : `&args=path:${path}`}`;
  return address.href;
}
