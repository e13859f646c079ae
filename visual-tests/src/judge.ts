import { type Baselines, pictureName } from "./baselines.ts";
import { difference } from "./compare.ts";
import { decode } from "./picture.ts";
import type { PictureCache } from "./picture-cache.ts";
import type { Screenshot } from "./screenshots.ts";
import type { Subject } from "./stories.ts";
import type { Variant } from "./variants.ts";

/** How a picture differs from the accepted one, as far as this machine has the accepted one. */
export interface Comparison {
  before: Buffer;
  difference: Buffer;
  pixels: number;
}

/** Which picture it is: its name, the story or sheet that it shows, and how that is looked at. */
export interface About {
  name: string;
  story: string;
  title: string;
  /** The story that a person opens to see the thing itself; none where it is gone. */
  shows?: string;
  variant?: Variant;
}

/** What became of one picture. */
export type Finding = About &
  (
    | { verdict: "same" }
    | { verdict: "new"; after: Buffer }
    | { verdict: "changed"; after: Buffer; comparison: Comparison | undefined }
    | { verdict: "failed"; error: string }
    | { verdict: "orphan"; before: Buffer | undefined }
  );

/** Compares a picture with the accepted one of this hash; undefined where that one is not on this machine. */
export function compareWith(
  cache: PictureCache,
  hash: string | undefined,
  after: Buffer,
): Comparison | undefined {
  const before = hash === undefined ? undefined : cache.read(hash);
  if (before === undefined) return undefined;
  const found = difference(decode(before), decode(after));
  return { before, difference: found?.picture ?? before, pixels: found?.pixels ?? 0 };
}

/** Judges a picture by its hash alone; the cache only helps to show what changed, and keeps what is as accepted for the next change. */
export function judge(
  baselines: Baselines,
  cache: PictureCache,
  { id, title, stories }: Pick<Subject, "id" | "title" | "stories">,
  screenshot: Screenshot,
): Finding {
  const name = pictureName(id, screenshot.variant);
  const { variant } = screenshot;
  const about: About = { name, story: id, title: `${title} · ${variant.name}`, variant };
  if (stories[0] !== undefined) about.shows = stories[0];
  if ("error" in screenshot) return { ...about, verdict: "failed", error: screenshot.error };
  const { picture: after } = screenshot;
  if (baselines.isAccepted(name, after)) {
    cache.keep(after);
    return { ...about, verdict: "same" };
  }
  const accepted = baselines.find(name);
  if (accepted === undefined) return { ...about, verdict: "new", after };
  return {
    ...about,
    verdict: "changed",
    after,
    comparison: compareWith(cache, accepted.fingerprint, after),
  };
}
