import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf, pageOf, shippedBy } from "../bench/ui/build.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/sizes");
/** Every page has it already. */
const react = [/^react(-dom)?(\/|$)/];

interface Budget {
  /** The component. */
  name: string;
  /** Where its page is built: the folder is the component’s in packages/ui. */
  path: string;
}

function write(entry: string, files: readonly (string | Uint8Array)[]): void {
  mkdirSync(join(folder, entry), { recursive: true });
  files.forEach((file, index) => {
    writeFileSync(join(folder, entry, `${index}.js`), file);
  });
}

/** Builds the pages that `.size-limit.json` weighs: of each component what comes before anything is opened, without React. */
async function buildSizePages(): Promise<void> {
  const budgets = JSON.parse(readFileSync(join(root, ".size-limit.json"), "utf8")) as Budget[];
  rmSync(folder, { recursive: true, force: true });
  for (const { name, path } of budgets) {
    const entry = path.replace(/^\.cache\/sizes\/|\/\*.*$/g, "");
    if (entry === "twelve") write(entry, await filesOf(pageOf("ours", "Twelve"), react));
    else {
      const page = `import { jsx } from "react/jsx-runtime"; import { ${name} } from "@jobami/ui/${entry}"; console.log(jsx(${name}, {}));`;
      write(entry, (await shippedBy(page, react)).scripts);
    }
  }
}

await buildSizePages();
