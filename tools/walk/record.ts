import { escaped, style } from "../qa/html.ts";
import type { Act, Done, Walk } from "./walk.ts";

type Begun = Pick<Walk<object, string>, "machine" | "begins">;

/** A path as steps of a manual test, as Markdown: what one does, what one sees then, and room for a tick. */
export function manualTest({ machine, begins }: Begun, number: number, acts: readonly Act[]): string {
  const lines = acts.map(({ does, sees }, index) => `${index + 1}. [ ] ${does}\n   À voir : ${sees}`);
  return `# ${machine}, chemin ${number}\n\nDépart : ${begins}\n\n${lines.join("\n")}\n`;
}

const pictureName = (index: number) => `${index + 1}.png`;

/** The files of a path that was walked: its page with each step and its picture, and the steps for a tester. */
export function walkRecord(
  begun: Begun,
  number: number,
  acts: readonly Act[],
  steps: readonly Done[],
): ReadonlyMap<string, string | Buffer> {
  const title = `${begun.machine}, chemin ${number}`;
  const shown = acts.map(({ does, sees }, index) => {
    const done = steps[index];
    const state =
      done === undefined
        ? "non fait"
        : done.failure === null
          ? "vu"
          : `<strong class="bad">${escaped(done.failure)}</strong>`;
    const picture =
      done === undefined
        ? ""
        : `<figure><img src="${pictureName(index)}" alt="La page après le pas ${index + 1}"></figure>`;
    return `<li><p>${escaped(does)}</p><p><em>À voir\u202f: ${escaped(sees)}</em> ${state}</p>${picture}</li>`;
  });
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1><p>${escaped(begun.begins)}</p><p><a href="steps.md">Les pas, pour un test manuel</a></p><ol class="ways">${shown.join("\n")}</ol></html>\n`;
  return new Map<string, string | Buffer>([
    ["index.html", page],
    ["steps.md", manualTest(begun, number, acts)],
    ...steps.map(({ picture }, index): [string, Buffer] => [pictureName(index), picture]),
  ]);
}
