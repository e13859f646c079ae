import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Baseline, type Baselines, baselineOf } from "./baselines.ts";
import { fingerprint } from "./picture.ts";
import type { PictureCache } from "./picture-cache.ts";
import { readReport } from "./report.ts";
import type { Entry } from "./review/contents.ts";
import type { Decision, Reviews } from "./reviews.ts";

/** What a decision changes: the accepted hashes, who decided, and the pixels of this machine. */
export interface Stores {
  baselines: Baselines;
  reviews: Reviews;
  cache: PictureCache;
  /** Folder of the report whose pictures were looked at. */
  report: string;
}

/** Which of the pictures a decision was taken for; `outdated` are no more what was looked at. */
export interface Decided {
  decided: string[];
  outdated: string[];
}

function pictureOf({ report }: Stores, { name, hash }: Entry): Buffer | undefined {
  const file = join(report, `${name}.after.png`);
  if (!existsSync(file)) return undefined;
  const picture = readFileSync(file);
  return fingerprint(picture) === hash ? picture : undefined;
}

/**
 * Accepts or refuses pictures of the report, each by the hash of what was looked at; without a decision, an earlier one is taken
 * back. What was accepted since the report and is refused now gets the hash back that it had before.
 */
export function decide(
  stores: Stores,
  decision: Decision | undefined,
  pictures: Readonly<Record<string, string>>,
): Decided {
  const entries = new Map(readReport(stores.report)?.toLookAt.map((entry) => [entry.name, entry]));
  const accepted = new Map<string, Baseline>();
  const dropped: string[] = [];
  const decided = new Map<string, string>();
  const isAccepted = decision?.verdict === "accepted";
  for (const [name, hash] of Object.entries(pictures)) {
    const entry = entries.get(name);
    if (entry?.hash === undefined || entry.hash !== hash) continue;
    const { was, isRemoved = false } = entry;
    const picture = isRemoved ? undefined : pictureOf(stores, entry);
    if (!isRemoved && picture === undefined) continue;
    decided.set(name, hash);
    if (isAccepted && picture !== undefined) {
      accepted.set(name, baselineOf(picture));
      stores.cache.keep(picture);
    } else if (!isAccepted && was !== undefined) accepted.set(name, was);
    else dropped.push(name);
  }
  stores.baselines.change(accepted, dropped);
  stores.reviews.record(decided, decision);
  return {
    decided: [...decided.keys()],
    outdated: Object.keys(pictures).filter((name) => !decided.has(name)),
  };
}
