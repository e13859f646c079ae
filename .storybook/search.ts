/** A page of a component or a screen among what was found. */
const page = '.search-result-item[data-id$="--docs"]';

/**
 * In the search, Enter alone opens the first page that was found, or the first story: Storybook opens what an arrow key chose
 * before, and nothing otherwise. manager-head.html marks it; visual-tests/src/search.test.ts holds both to Storybook's own names.
 */
export function openFirstFound(event: KeyboardEvent): void {
  const field = event.target;
  if (event.key !== "Enter" || event.isComposing || !(field instanceof HTMLInputElement)) return;
  if (field.id !== "storybook-explorer-searchfield" || field.value.trim() === "") return;
  if (field.hasAttribute("aria-activedescendant")) return;
  const found =
    document.querySelector<HTMLElement>(page) ?? document.querySelector<HTMLElement>(".search-result-item");
  found?.click();
}
