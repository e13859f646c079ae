import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a person decided about a picture, and why. */
export interface Decision {
  verdict: "accepted" | "refused";
  by: string;
  /** ISO 8601. */
  at: string;
  note: string;
}

/** A decision and its pictures: the hash of what was looked at, by name. */
type Review = Decision & { pictures: Record<string, string> };

/** Who accepted or refused which picture, when and why: the last decision about each. */
export interface Reviews {
  /** The decision about a picture, if it was about this hash. */
  find(name: string, hash: string): Decision | undefined;
  /** Writes a decision in the place of earlier ones about the same pictures; without one, these are taken back. */
  record(pictures: ReadonlyMap<string, string>, decision: Decision | undefined): void;
}

/** Committed with the hashes: one line a decision. */
export const reviewsFile = join(import.meta.dirname, "../reviews.jsonl");

const brief = (hash: string) => hash.slice(0, 16);

/** Reads the decisions of a file. */
export function openReviews(file = reviewsFile): Reviews {
  let reviews: Review[] = existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Review)
    : [];
  return {
    find(name, hash) {
      const last = reviews.findLast(({ pictures }) => name in pictures);
      if (last === undefined || last.pictures[name] !== brief(hash)) return undefined;
      const { pictures: _, ...decision } = last;
      return decision;
    },
    record(decided, decision) {
      const earlier = reviews.map(({ pictures, ...rest }) => ({
        ...rest,
        pictures: Object.fromEntries(Object.entries(pictures).filter(([name]) => !decided.has(name))),
      }));
      const pictures = Object.fromEntries([...decided].map(([name, hash]) => [name, brief(hash)]));
      reviews = [...earlier, ...(decision === undefined ? [] : [{ ...decision, pictures }])].filter(
        (review) => Object.keys(review.pictures).length > 0,
      );
      writeFileSync(`${file}.partial`, reviews.map((review) => `${JSON.stringify(review)}\n`).join(""));
      renameSync(`${file}.partial`, file);
    },
  };
}
