import type { Page } from "playwright-core";
import { otherValues, otherValuesSource, type Row } from "./other-values.ts";

/** A prop whose control is turned. */
export interface Wanted {
  name: string;
  /** A value of its type, for where the story gives none. */
  sample?: unknown;
}

/** What came of the controls of one story. */
export interface Turned {
  /** Props whose control changed what the page shows. */
  changed: string[];
  /** Props whose control made the story fail, with why. */
  failed: Record<string, string>;
}

interface Channel {
  emit(event: string, payload: object): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

interface Story {
  id: string;
  argTypes: Record<string, Row>;
  initialArgs: Record<string, unknown>;
  parameters: { __isArgsStory?: boolean };
}

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Sends Storybook an event about a story; answers why it could not be drawn after it. What is drawn anew is played to its end. */
async function drawnAfter(story: string, event: string, payload: object): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const done = event === "forceRemount" ? "storyFinished" : "storyRendered";
  const why = await new Promise<string | undefined>((resolve) => {
    const listeners = [done, "storyErrored", "storyThrewException"].map((end) => {
      const listener = (what: unknown) => {
        for (const [name, other] of listeners) channel.off(name, other);
        resolve(end === done ? undefined : String((what as Error)?.message ?? what));
      };
      return [end, listener] as const;
    });
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit(event, { storyId: story, ...payload });
    setTimeout(() => resolve(undefined), 5_000);
  });
  await nextFrames();
  return why;
}

/** What the page holds: its elements, what is typed or ticked in them, and where the focus is. */
function held(): string {
  const isStorybooks = (element: Element) => /(^|\s)sb-/.test(element.getAttribute("class") ?? "");
  const parts = [...document.body.children].filter(
    (element) => !/^(SCRIPT|STYLE|LINK)$/.test(element.tagName) && !isStorybooks(element),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  return [
    ...parts.map((element) => element.outerHTML),
    document.activeElement?.outerHTML,
    ...fields.map(({ value, checked, indeterminate }) => `${value} ${checked} ${indeterminate}`),
  ].join("\n");
}

/** Gives one prop one value, then the one it had; the story is as it was before. */
async function tryValue(
  story: string,
  name: string,
  value: unknown,
): Promise<{ isOther: boolean; why?: string }> {
  const before = held();
  const why = await drawnAfter(story, "updateStoryArgs", { updatedArgs: { [name]: value } });
  if (why === undefined && held() === before) await new Promise((resolve) => setTimeout(resolve, 40));
  const isOther = held() !== before;
  await drawnAfter(story, "resetStoryArgs", { argNames: [name] });
  if (isOther && held() !== before) await drawnAfter(story, "forceRemount", {});
  return why === undefined ? { isOther } : { isOther, why };
}

async function turn(wanted: readonly Wanted[]): Promise<Turned> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { currentRender: { story: Story } };
  };
  const { id, argTypes, initialArgs, parameters } = preview.currentRender.story;
  const result: Turned = { changed: [], failed: {} };
  if (parameters.__isArgsStory !== true) return result;
  for (const { name, sample } of wanted)
    for (const value of otherValues(argTypes[name] ?? {}, initialArgs[name], sample)) {
      const { isOther, why } = await tryValue(id, name, value);
      if (why !== undefined) result.failed[name] = why;
      else if (isOther) result.changed.push(name);
      if (isOther || why !== undefined) break;
    }
  return result;
}

const source = [drawnAfter, held, tryValue, turn].map(String).join("\n");

/**
 * Sets each wanted prop of the story that the page shows, by its control, to other values, as a person does, until what the page holds is
 * another.
 */
export function turnControls(page: Page, wanted: readonly Wanted[]): Promise<Turned> {
  return page.evaluate<Turned>(
    `(() => { const nextFrames = ${nextFrames}; ${otherValuesSource}\n${source}\nreturn turn(${JSON.stringify(wanted)}); })()`,
  );
}
