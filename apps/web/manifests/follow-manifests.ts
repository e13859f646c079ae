import type { Plugin } from "vite";
import { writeGenerated } from "./write-files.ts";

/** Writes again what is written from the manifests when one of them changes while the product is developed. */
export function followManifests(): Plugin {
  return {
    name: "follow-manifests",
    apply: "serve",
    configureServer({ watcher, config }) {
      watcher.on("all", (_, file) => {
        if (!file.endsWith(".feature.ts")) return;
        writeGenerated().catch((error: Error) => config.logger.error(error.message));
      });
    },
  };
}
