import { builtStorybook } from "./story-index.ts";

/**
 * What Storybook is built with. Chromatic hands the script its own: where it wants the build (`--output-dir`), and that each story’s
 * modules are written beside it (`--stats-json`), by which TurboSnap knows what changed.
 */
export function buildArguments(given: readonly string[]): readonly string[] {
  const hasFolder = given.some((one) => /^(--output-dir|-o)(=|$)/.test(one));
  return [
    "build",
    "--quiet",
    "--disable-telemetry",
    ...(hasFolder ? [] : ["--output-dir", builtStorybook]),
    ...given,
  ];
}
