import { idOf, readHead, readProse } from "../../../entities/prose/index.server.ts";
import { typeset } from "../../../platform/typography/index.ts";
import type { HelpAnswer, HelpGroup } from "./help-view.ts";

const files = import.meta.glob<string>("./answers/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface WrittenGroup extends Pick<HelpGroup, "id" | "title"> {
  answers: readonly HelpAnswer[];
  /** Day of its last change, `YYYY-MM-DD`. */
  updated: string;
}

/** « ## Question {#slug} », then the answer. */
const question = /^## (.+?) \{#([a-z0-9-]+)\}\n/;

/** Reads a subject from its file. Throws where a question has no address or the head lacks something. */
export function readGroup(path: string, file: string): WrittenGroup {
  const { head, body } = readHead(file);
  const { title, updated } = head;
  if (!(title && updated)) throw new Error(`${path}: title and updated are asked for.`);
  const answers = body
    .split(/^(?=## )/m)
    .filter((part) => part.trim() !== "")
    .map((part): HelpAnswer => {
      const [line, text = "", slug = ""] = question.exec(part) ?? [];
      if (line === undefined)
        throw new Error(`${path}: a question without its address: ${part.slice(0, 60)}`);
      return { slug, question: typeset(text), blocks: readProse(part.slice(line.length)) };
    });
  return { id: idOf(title), title, updated, answers };
}

let known: readonly WrittenGroup[] | undefined;

/** Every subject with its questions, in the order of the files’ names. */
export function helpGroups(): readonly WrittenGroup[] {
  known ??= Object.entries(files)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([path, file]) => readGroup(path, file));
  return known;
}

/** Every answer, with the day on which it was last looked over. */
export function allAnswers(): readonly (HelpAnswer & { updated: string })[] {
  return helpGroups().flatMap(({ answers, updated }) => answers.map((answer) => ({ ...answer, updated })));
}

/** The day of the last change of all. */
export function helpUpdated(): string {
  return helpGroups()
    .map(({ updated }) => updated)
    .sort()
    .at(-1) as string;
}
