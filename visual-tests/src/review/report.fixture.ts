import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baselineOf, openBaselines } from "../baselines.ts";
import type { Stores } from "../decide.ts";
import { judge } from "../judge.ts";
import { encode, fingerprint } from "../picture.ts";
import { openPictureCache } from "../picture-cache.ts";
import { writeReport } from "../report.ts";
import { openReviews } from "../reviews.ts";
import type { Variant } from "../variants.ts";

const variant: Variant = { name: "light", theme: "light", size: "normal", width: 1280 };
function square(shade: number): Buffer {
  const data = Buffer.alloc(60 * 40 * 4, shade);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return encode({ width: 60, height: 40, data });
}

/** A white square, as it was accepted, and a grey one, as it is now. */
export const [white, grey] = [square(255), square(128)];

/** Two lamps that changed alike, one that is new, one that is gone, and one that could not be taken. */
export const names = {
  changed: "ui-lamp--on.light",
  changedAlike: "ui-lamp--dimmed.light",
  isNew: "ui-shade--round.light",
  removed: "ui-lamp--gone.light",
  failed: "ui-lamp--shaking.light",
};

/** The hashes that are decided about. */
export const hashes = {
  [names.changed]: fingerprint(grey),
  [names.changedAlike]: fingerprint(grey),
  [names.isNew]: fingerprint(grey),
  [names.removed]: fingerprint(white),
};

/** A report of these in a folder of its own, with the accepted hashes and no decision yet. */
export async function makeReport(): Promise<Stores & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "jobami-review-"));
  const baselines = openBaselines(join(folder, "baselines"));
  const accepted = [names.changed, names.changedAlike, names.removed].map(
    (name) => [name, baselineOf(white)] as const,
  );
  baselines.change(new Map(accepted), []);
  const cache = openPictureCache(join(folder, "cache"));
  cache.keep(white);
  const taken = (name: string, title: string) => {
    const id = name.slice(0, name.lastIndexOf("."));
    const subject = { id, title, stories: [id] };
    const screenshot =
      name === names.failed ? { variant, error: "the story never stops moving" } : { variant, picture: grey };
    return judge(baselines, cache, subject, screenshot);
  };
  const report = join(folder, "report");
  await writeReport(
    [
      taken(names.changed, "UI/Lamp · On"),
      taken(names.changedAlike, "UI/Lamp · Dimmed"),
      taken(names.isNew, "Components/Lights/Shade (abat-jour de la lampe de table) · Round"),
      taken(names.failed, "UI/Lamp · Shaking"),
      { name: names.removed, story: names.removed, title: names.removed, verdict: "orphan", before: white },
    ],
    baselines.find,
    [],
    report,
  );
  return { folder, baselines, cache, report, reviews: openReviews(join(folder, "reviews.jsonl")) };
}
