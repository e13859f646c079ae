import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type EnvironmentOptions } from "vite";
import { chunkGroups } from "./chunks.ts";
import { chunkedPages } from "./manifests/chunked-pages.ts";
import { followManifests } from "./manifests/follow-manifests.ts";
import { inlinePaths } from "./manifests/inline-paths.ts";
import { writeGenerated } from "./manifests/write-files.ts";
import { nameFiles } from "./named-files.ts";
import { leanPreloads } from "./preloads.ts";
import { zodWithoutEval } from "./zod-without-eval.ts";

/** What styles become in the browser; no source names it, so the first visit would find it late and reload. */
const styleRuntime = "@jobami/ui > @vanilla-extract/dynamic";

/**
 * The pages that are built for the server need no packages beside them, so that a release has none. While developing, Node reads
 * packages as they are: the icons alone would be 1,700 modules to transform before the first page.
 */
const standsAlone: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { "process.env.NODE_ENV": '"production"' },
};

export default defineConfig(async ({ command }) => {
  const { known } = await writeGenerated();
  const preloads = leanPreloads();
  return {
    plugins: [
      inlinePaths(),
      followManifests(),
      vanillaExtractPlugin(),
      reactRouter(),
      zodWithoutEval(),
      preloads.plugin,
      nameFiles(),
    ],
    optimizeDeps: {
      entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx", "app/features/**/*.route.tsx"],
      include: [styleRuntime, "@jobami/api > socket.io-client"],
    },
    environments: {
      ...(command === "build" ? { ssr: standsAlone } : {}),
      client: {
        build: {
          modulePreload: { resolveDependencies: preloads.resolveDependencies },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(chunkedPages(known)) } } },
        },
      },
    },
  };
});
