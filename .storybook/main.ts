import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { tokenDocument, tokenStyles } from "@jobami/ui/tokens";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { writeGenerated } from "../apps/web/manifests/write-files.ts";
import { componentProps } from "./component-props.ts";
import { machineWiring } from "./machine-wiring.ts";
import { sourceTexts } from "./source-texts.ts";
import { placed, storyPlaces } from "./story-places.ts";

const root = dirname(import.meta.dirname);
const publicFolder = join(root, ".cache/storybook-public");

/**
 * Files served beside the stories: of the installed versions msw's worker and the brand's fonts for the frame around, of the theme its
 * tokens for who takes them elsewhere.
 */
function publishStaticFiles(): void {
  mkdirSync(publicFolder, { recursive: true });
  const worker = createRequire(import.meta.url)
    .resolve("msw/package.json")
    .replace("package.json", "lib/mockServiceWorker.js");
  const fonts = createRequire(join(root, "packages/ui/package.json"));
  const files = {
    "mockServiceWorker.js": worker,
    "heading.woff2": fonts.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    ),
    "text.woff2": fonts.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
  };
  for (const [name, from] of Object.entries(files)) copyFileSync(from, join(publicFolder, name));
  writeFileSync(join(publicFolder, "tokens.json"), `${JSON.stringify(tokenDocument(), null, 2)}\n`);
  writeFileSync(join(publicFolder, "tokens.css"), tokenStyles());
}

publishStaticFiles();
await writeGenerated();

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./*.mdx",
    "./machines/**/*.stories.tsx",
    "./machines/gallery/.cache/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/web/app/**/*.stories.tsx",
  ],
  experimental_indexers: (indexers = []) => indexers.map(placed),
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // Room in the bar: outlines are seldom wanted, the display settings always.
  features: { outline: false },
  staticDirs: [publicFolder],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props of components come from the compiler (`component-props.ts`).
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    configFile: false,
    plugins: [
      vanillaExtractPlugin(),
      componentProps(),
      storyPlaces(),
      sourceTexts(),
      machineWiring(),
      ...(vite.plugins ?? []),
    ],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4_000,
      sourcemap: false,
      // The source under a story names components as they are called.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, keepNames: true },
      },
    },
  }),
};

export default config;
