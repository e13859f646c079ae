import { expect, test } from "vitest";
import { foundDegree, provedDegree } from "./growth.ts";
import { patternsAt, shippedPlaces } from "./patterns.ts";
import { rowOf } from "./register.ts";

/** For one pattern and one checker, in ms. */
const limit = 30_000;
const mostMs = 20 * 60_000;

test(
  "no pattern that is accepted without a proof grows faster than its row states, however it is attacked",
  async () => {
    const { known } = await patternsAt(shippedPlaces());
    const worse: string[] = [];
    for (const pattern of known) {
      const row = rowOf(pattern);
      if (row === undefined) continue;
      const degrees = [await provedDegree(pattern, limit), await foundDegree(pattern, limit)];
      if (degrees.some((degree) => degree !== null && degree > row.degree))
        worse.push(`${pattern.places.join(", ")}: ${degrees.join(", ")}`);
    }
    expect(worse).toEqual([]);
  },
  mostMs,
);
