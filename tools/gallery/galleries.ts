import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stateLabel } from "@jobami/machines/diagram";
import type { StateSnapshot } from "@jobami/machines/testing";
import { loadCsf } from "storybook/internal/csf-tools";

const pages = ".storybook/machines";

/** A machine that is shown in each of its states: its folder (`auth/login`) and the name of its files. */
export interface Galleried {
  folder: string;
  name: string;
}

/** The machines with a `.gallery.tsx`, which names its machine’s folder. */
export function galleriedMachines(root: string): Galleried[] {
  return globSync(`${pages}/gallery/*.gallery.tsx`, { cwd: root })
    .sort()
    .map((file) => {
      const folder = /galleryOf\(\s*"([^"]+)"/.exec(readFileSync(join(root, file), "utf8"))?.[1];
      if (folder === undefined) throw new Error(`${file} names no machine: galleryOf("<its folder>", …).`);
      return { folder, name: basename(file, ".gallery.tsx") };
    });
}

/** `waiting (code ready, resend coolingDown)` as the name of a story: `WaitingCodeReadyResendCoolingDown`. */
export function storyName(state: string): string {
  const parts = state.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** What the machine’s own page calls it. */
export function titleOf(root: string, name: string): string {
  const page = readFileSync(join(root, pages, `${name}.stories.tsx`), "utf8");
  const { meta } = loadCsf(page, { makeTitle: (title) => title ?? "" }).parse();
  return (meta.title ?? name).replace("machines/", "");
}

/** The stories of a gallery, one for each state, as they stand in a folder below it. Throws when two states would share a name. */
export function storiesOf(name: string, title: string, snapshots: readonly StateSnapshot[]): string {
  const states = snapshots.map(({ value }) => stateLabel(value));
  const names = states.map(storyName);
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  if (twice !== undefined) throw new Error(`Two states of ${name} are called ${twice}.`);
  const stories = states.map(
    (state, index) =>
      `export const ${names[index]}: Story = {\n  args: { state: ${JSON.stringify(state)} },\n};`,
  );
  return `// Made by \`pnpm gallery\`: how the pattern that ${name} feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { gallery } from "../${name}.gallery.tsx";
import { InState } from "../Gallery.tsx";

type Args = { state: string };

const meta: Meta<Args> = {
  title: "machines/Galerie/${title}",
  render: ({ state }) => <InState gallery={gallery} state={state} />,
};
export default meta;
type Story = StoryObj<Args>;

${stories.join("\n")}
`;
}
