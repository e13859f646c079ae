import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin } from "vite";

/** The folder of the package in the repository. */
export const source = join(import.meta.dirname, "../../../packages/ui");

/** Entries for this repository's own Storybook, tests and first page: an adopter has no use for them. */
const notPublished = new Set(["./guide", "./practice", "./sample-icons", "./apg", "./fonts"]);

/** What an adopter may import, by the package's own manifest: file patterns below its folder, by the names of the entries. */
export function publishedEntries(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  return new Map(Object.entries(exports).filter(([name]) => !notPublished.has(name)));
}

/** The files of these entries, below the package's folder. */
export function entryFiles(): string[] {
  return globSync([...publishedEntries().values()], { cwd: source }).sort();
}

/** Each module keeps the style sheet that it brings, and a style sheet finds its fonts from where it lies. */
const stylesBesideModules: Plugin = {
  name: "styles-beside-modules",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const up = relative(dirname(file.fileName), ".") || ".";
      if (file.type === "chunk") {
        const sheets = [...(file.viteMetadata?.importedCss ?? [])];
        const imports = sheets.map((sheet) => `import "./${relative(dirname(file.fileName), sheet)}";\n`);
        file.code = imports.join("") + file.code.replace("/* empty css                      */\n", "");
      } else if (file.fileName.endsWith(".css"))
        file.source = String(file.source).replaceAll("url(/fonts/", `url(${up}/fonts/`);
    }
  },
};

const isElsewhere = (id: string) => !/^[./\0]|\.vanilla\.css/.test(id);

/** Builds every published module to an ES module of its own, beside its style sheet; dependencies stay imports. */
export async function buildModules(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: source,
    logLevel: "error",
    plugins: [vanillaExtractPlugin({ identifiers: "short" }), stylesBesideModules],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      // As for a server, so that a late part is a plain import(); its style sheets are wanted all the same.
      ssr: true,
      ssrEmitAssets: true,
      rolldownOptions: {
        input: entryFiles().map((file) => join(source, file)),
        preserveEntrySignatures: "strict",
        external: isElsewhere,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(source, "src"),
          entryFileNames: "[name].js",
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".woff2")
              ? "fonts/[name][extname]"
              : `${names[0]?.replace(/\.css\.ts\.vanilla\.css$/, "")}.css`,
        },
      },
    },
  });
}
