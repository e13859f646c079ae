import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { stateWords } from "@jobami/machines/diagram";
import type { Pose } from "@jobami/machines/testing";
import { loadCsf } from "storybook/internal/csf-tools";

const root = join(import.meta.dirname, "../..");
const pages = join(root, ".storybook/machines");

/** Where the faces of machines and their stories live. */
export const faces = join(pages, "faces");

/** The machines whose models write down how they stand in each state. */
export function posedMachines(): string[] {
  return globSync("packages/machines/src/flows/*/poses.json", { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort();
}

/** The states that a machine was seen in, nearest to its start first. */
export function posedStates(machine: string): string[] {
  const file = join(root, "packages/machines/src/flows", machine, "poses.json");
  const poses = JSON.parse(readFileSync(file, "utf8")) as readonly Pose[];
  return poses.map(({ value }) => stateWords(value));
}

/** `waiting (code ready, resend coolingDown)` as the name of a story: `WaitingCodeReadyResendCoolingDown`. */
export function storyName(state: string): string {
  const words = state.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function nameOf(machine: string): string {
  const page = readFileSync(join(pages, `${machine}.stories.tsx`), "utf8");
  const { meta } = loadCsf(page, { makeTitle: (title) => title ?? "" }).parse();
  return (meta.title ?? machine).replace("machines/", "");
}

/** The stories of a machine's face: one for each of its states. */
export function storiesOf(machine: string): string {
  const stories = posedStates(machine).map(
    (state) =>
      `export const ${storyName(state)}: Story = {\n  args: { state: ${JSON.stringify(state)} },\n};`,
  );
  return `// Written by \`pnpm poses\`: how the pattern that ${machine} feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./${machine}.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/${nameOf(machine)}",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

${stories.join("\n")}
`;
}

/** The stories of all faces as they should be, by file name. */
export function drawStories(): Map<string, string> {
  return new Map(posedMachines().map((machine) => [`${machine}.stories.tsx`, storiesOf(machine)]));
}

/** The story files as they are, by name. */
export function keptStories(): Map<string, string> {
  const names = globSync("*.stories.tsx", { cwd: faces });
  return new Map(names.sort().map((name) => [name, readFileSync(join(faces, name), "utf8")]));
}

/** Writes every story file, and takes away those of machines that have no states written down any more. */
export function writeStories(): void {
  const drawn = drawStories();
  for (const name of keptStories().keys()) if (!drawn.has(name)) rmSync(join(faces, name));
  for (const [name, source] of drawn) writeFileSync(join(faces, name), source);
}
