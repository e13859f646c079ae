import { dirname } from "node:path";
import { readLedger, requirementsOf } from "../requirements/ledger.ts";
import { findMentions } from "../requirements/mentions.ts";
import { machinePages } from "../stories/machines-of.ts";
import { readStories } from "../stories/read.ts";

/** A requirement, the files whose tests name it, and the stories that show what they test. */
export interface TestedRequirement {
  id: string;
  area: string;
  text: string;
  files: readonly string[];
  stories: readonly string[];
}

/** Answers which stories show what a test file is about: those beside it, or the page of the machine. */
function storiesBeside(): (file: string) => string[] {
  const machines = machinePages();
  const first = new Map<string, string>();
  for (const { file, id } of readStories()) if (!first.has(dirname(file))) first.set(dirname(file), id);
  return (file) => {
    const machine = machines.get(dirname(file).replace("packages/machines/src/", ""));
    return [machine ?? first.get(dirname(file)) ?? []].flat();
  };
}

/** Every requirement of the ledger, with what proves and what shows it. */
export function testedRequirements(): TestedRequirement[] {
  const mentions = findMentions();
  const storiesOf = storiesBeside();
  return requirementsOf(readLedger()).map(({ id, area, text }) => {
    const files = mentions.get(id) ?? [];
    return { id, area, text, files, stories: [...new Set(files.flatMap(storiesOf))] };
  });
}
