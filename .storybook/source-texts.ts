import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const folder = "sources";

/** The sources that pages of Storybook lead to. */
const shown = [
  "packages/ui/src/{components,layout,patterns}/*/[A-Z]*.{ts,tsx}",
  "packages/machines/src/**/*.ts",
  "apps/web/app/**/*.{ts,tsx}",
];

/** A source of the repository, and the address of its text beside the stories. */
export interface SourceText {
  file: string;
  address: string;
}

/** Where the text of a source (its path from the root) is read in Storybook, built or running. */
export const addressOf = (file: string): SourceText => ({ file, address: `./${folder}/${file}.txt` });

/** Puts the texts of sources beside the stories, so that a link to one opens anywhere, without an editor or a forge. */
export function sourceTexts(): Plugin {
  const files = () => globSync(shown, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return {
    name: "jobami:source-texts",
    generateBundle() {
      for (const file of files())
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${file}.txt`,
          source: readFileSync(join(root, file), "utf8"),
        });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? "", "http://localhost").pathname).slice(1);
        const file = files().find((one) => `${one}.txt` === path);
        if (file === undefined) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(readFileSync(join(root, file), "utf8"));
      });
    },
  };
}
