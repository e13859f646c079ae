import type { Page } from "playwright-core";

/** Height in px of the frame of a story that leaves its cell (a dialog, a menu): it gets a window of its own. */
const frameHeight = 640;

const style = `
#storybook-root { display: none; }
.sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr)); gap: 24px; padding: 16px; }
.sheet > section { min-width: 0; }
.sheet > section > p { margin: 0 0 8px; font-family: inherit; font-size: 13px; font-weight: 600; color: GrayText; }
.sheet > section > iframe { display: block; width: 100%; height: ${frameHeight}px; border: 1px solid GrayText; }`;

/**
 * Shows several stories on the page that shows one: each in a cell, as it first appears; one whose content floats out of its
 * cell is shown in a frame instead, with all it does. Answers what went wrong, if anything.
 */
export async function layOut(
  page: Page,
  stories: readonly string[],
  addressOf: (story: string) => string,
): Promise<string | undefined> {
  const addresses = Object.fromEntries(stories.map((id) => [id, addressOf(id)]));
  await page.addStyleTag({ content: style });
  return page.evaluate(async (addresses) => {
    type Story = { name: string };
    type Callbacks = Record<
      "showMain" | "showStoryDuringRender" | "showError" | "showException",
      (error?: Error) => void
    >;
    type Render = { id?: string; phase?: string; teardown?(): Promise<void> };
    type Preview = {
      currentRender?: Render;
      storyRenders: Render[];
      storyStoreValue: { loadStory(of: { storyId: string }): Promise<Story> };
      renderStoryToElement(
        story: Story,
        cell: Element,
        callbacks: Callbacks,
        options: object,
      ): () => Promise<void>;
    };
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const frame = () => new Promise(requestAnimationFrame);
    const within = async (ms: number, isSo: () => boolean) => {
      const until = performance.now() + ms;
      while (!isSo() && performance.now() < until) await frame();
    };
    const ended = ["completed", "finished", "errored", "aborted"];
    // Storybook loads the whole page anew when a story is taken down before it is done.
    const done = (render?: Render) =>
      within(20_000, () => ["finished", "errored", "aborted"].includes(render?.phase ?? "finished"));
    const sheet = document.body.appendChild(document.createElement("div"));
    sheet.className = "sheet";
    const floating = () =>
      [...document.body.children].filter(
        (child) =>
          child !== sheet && child.id !== "storybook-root" && child.getBoundingClientRect().height > 1,
      ).length;
    await done(preview.currentRender);
    await preview.currentRender?.teardown?.();
    await within(1_000, () => floating() === 0);
    const before = floating();
    let failure: string | undefined;
    for (const id of Object.keys(addresses)) {
      const story = await preview.storyStoreValue.loadStory({ storyId: id });
      const section = sheet.appendChild(document.createElement("section"));
      section.appendChild(document.createElement("p")).textContent = story.name;
      const cell = section.appendChild(document.createElement("div"));
      const fail = (error?: Error) => {
        failure = `${id}: ${error?.message ?? "does not render"}`;
      };
      const callbacks = { showMain() {}, showStoryDuringRender() {}, showError: fail, showException: fail };
      const options = { autoplay: false, forceInitialArgs: true };
      const takeDown = preview.renderStoryToElement(story, cell, callbacks, options);
      await done(preview.storyRenders.at(-1));
      for (let wait = 0; wait < 3; wait += 1) await frame();
      if (floating() === before && document.querySelector("dialog[open]") === null) continue;
      await takeDown();
      cell.remove();
      const window = section.appendChild(document.createElement("iframe"));
      window.title = story.name;
      window.src = addresses[id] ?? "";
      const inside = () => window.contentWindow as (Window & { __STORYBOOK_PREVIEW__?: Preview }) | null;
      await within(20_000, () => {
        const render = inside()?.__STORYBOOK_PREVIEW__?.currentRender;
        return render?.id === id && ended.includes(render.phase ?? "");
      });
    }
    return failure;
  }, addresses);
}
