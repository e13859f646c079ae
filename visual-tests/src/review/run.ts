import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveStorybook } from "../../../tools/storybook/serve.ts";
import { builtStorybook } from "../../../tools/storybook/story-index.ts";
import { author } from "../author.ts";
import { openBaselines } from "../baselines.ts";
import { openPictureCache } from "../picture-cache.ts";
import { reportFolder } from "../report.ts";
import { openReviews } from "../reviews.ts";
import { serveReview } from "./server.ts";

// run.ts [--port N]: serves the page of the last report until it is stopped, on a free port when none is given.
const { values } = parseArgs({ options: { port: { type: "string", default: "0" } } });

if (!existsSync(join(reportFolder, "findings.json")))
  throw new Error("There is no report yet: pnpm storybook:build && pnpm visual.");
const stories = existsSync(builtStorybook) ? await serveStorybook() : undefined;
const { url } = await serveReview({
  stores: {
    baselines: openBaselines(),
    reviews: openReviews(),
    cache: openPictureCache(),
    report: reportFolder,
  },
  author: author(import.meta.dirname),
  stories: stories?.url ?? "http://localhost:6006",
  port: Number(values.port),
  now: () => new Date(),
});
console.log(`Images à regarder : ${url}\nCtrl+C arrête.`);
