/** Storybook keeps its own layout beside the product's records. */
const isStorybooks = (key: string) => /storybook|^sb-/.test(key);

/**
 * A story begins in a browser that has shown none: which one came before is chance, and nothing that it stored or announced may reach
 * another. A region within the story is its own: React draws it on.
 */
export function forgetEarlierStories(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!isStorybooks(key)) storage.removeItem(key);
  for (const region of document.querySelectorAll("body > [data-live-announcer]")) region.remove();
}
