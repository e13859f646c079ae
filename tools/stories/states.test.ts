import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Guide } from "@jobami/ui/guide";
import { describe, expect, test } from "vitest";
import { readStories } from "./read.ts";
import { undeclaredStates, unshownProps, unshownStates } from "./states.ts";

const source = join(import.meta.dirname, "../../packages/ui/src");
const names = globSync("{components,layout,patterns}/*/", { cwd: source }).map((folder) =>
  folder.replace(/\/$/, ""),
);
const stories = readStories();

async function guideOf(folder: string): Promise<Guide> {
  const name = folder.split("/").at(-1);
  const { guide } = (await import(join(source, folder, `${name}.guide.ts`))) as { guide: Guide };
  return guide;
}

const storiesOf = (folder: string) =>
  stories.filter(({ file }) => file.startsWith(`packages/ui/src/${folder}/`));

describe.each(names)("%s", (folder) => {
  const name = folder.split("/").at(-1) ?? "";
  const read = (suffix: string) => readFileSync(join(source, folder, `${name}${suffix}`), "utf8");

  test("has a story for each state it declares, and declares each state that a story shows", async () => {
    const { states } = await guideOf(folder);
    expect({
      unshown: unshownStates(states, storiesOf(folder)),
      undeclared: undeclaredStates(states, storiesOf(folder)),
    }).toEqual({ unshown: [], undeclared: [] });
  });

  test("shows each of its props that changes its appearance", () => {
    expect(unshownProps(read(".tsx"), read(".stories.tsx"))).toEqual([]);
  });

  test("states on its page when to use it, from its guide", async () => {
    const { use } = await guideOf(folder);
    expect(use).toMatch(/^[A-ZÀ-Ý«].*[.!?]$/);
    expect(read(".stories.tsx")).toMatch(/parameters: \{[^}]*\bguide\b/);
  });
});

describe("the comparison sees", () => {
  const shown = [
    { name: "empty", hasPlay: false },
    { name: "open", hasPlay: true },
  ];

  test("a state without a story, and a story that no one declared", () => {
    expect(unshownStates(["empty", "disabled"], shown)).toEqual(["disabled"]);
    expect(undeclaredStates(["open"], shown)).toEqual(["empty"]);
  });

  test("a play that shows no state of its own needs no declaration", () => {
    expect(undeclaredStates(["empty"], shown)).toEqual([]);
  });

  test("a prop that no story sets", () => {
    const component = "export interface AProps extends FieldProps { isPending?: boolean; onClick(): void }";
    expect(
      unshownProps(component, "args: { isPending: true, isDisabled: true, help: 'h', error: 'e' }"),
    ).toEqual(["isReadOnly"]);
    expect(unshownProps("interface AProps extends Omit<FieldProps, 'isReadOnly'> {}", "")).toEqual([
      "isDisabled",
      "help",
      "error",
    ]);
    expect(unshownProps('interface AProps extends Pick<FieldProps, "label" | "help"> {}', "")).toEqual([
      "help",
    ]);
    expect(unshownProps("interface AProps { isDone: boolean }", "")).toEqual(["isDone"]);
  });
});
