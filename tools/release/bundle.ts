import { join, relative } from "node:path";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
const sources = join(root, "apps/server/src");

/**
 * Packages that stay as they are installed, beside what is bundled: they load a native library, or read files of their own. `build.ts`
 * copies them with all that they need.
 */
export const installed = [
  "@electric-sql/pglite",
  "@etalab/decoupage-administratif",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/bricolage-grotesque",
  "@node-rs/argon2",
  "sharp",
] as const;

/** The scripts of processes that the server starts. */
const processes = ["platform/files/decoder", "platform/previews/painter"];

/** The oldest Node that runs a release. */
export const oldestNode = "22.22.0";

/**
 * A module of the server finds files and scripts by where it stands itself. All of them end in files of one folder, so each is told
 * where it would stand there.
 */
function standsWhereItStood(): Plugin {
  const here = (id: string) => `./${relative(sources, id).replace(/\.ts$/, ".js")}`;
  return {
    name: "stands-where-it-stood",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(`${sources}/`) || !code.includes("import.meta.")) return null;
      const url = `new URL(${JSON.stringify(here(id))}, import.meta.url)`;
      return code
        .replaceAll(/import\.meta\.(url|dirname|main)\b/g, (_whole, what: string) => {
          if (what === "main") return "true";
          return what === "url"
            ? `${url}.href`
            : `decodeURIComponent(new URL(".", ${url}).pathname.slice(0, -1))`;
        })
        .replaceAll(/new URL\("(\.\/[\w-]+)\.ts",/g, 'new URL("$1.js",');
    },
  };
}

/** Bundles the server, and the processes that it starts, into a folder; the pages come bundled from their own build. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [standsWhereItStood()],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: true,
      target: "node22",
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(["main", ...processes].map((name) => [name, join(sources, `${name}.ts`)])),
        external: installed.map((name) => new RegExp(`^${name}(/|$)`)),
        output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
