import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { licencesFile, licencesPage, readLicences, refusedLicences } from "./licences.ts";

describe("licences", async () => {
  const licences = await readLicences();

  test("of everything installed allow its use, and of what is shipped that it is passed on", () => {
    expect(licences.shipped.length).toBeGreaterThan(100);
    expect(refusedLicences(licences)).toEqual([]);
  });

  test("of a copyleft package are refused in what is shipped, a missing one everywhere", () => {
    const refused = refusedLicences({
      shipped: [
        { name: "weak-copyleft", licence: "MPL-2.0" },
        { name: "a-choice", licence: "(GPL-3.0-only OR MIT)" },
        { name: "both", licence: "GPL-3.0-only AND MIT" },
      ],
      all: [
        { name: "weak-copyleft", licence: "MPL-2.0" },
        { name: "network-copyleft", licence: "AGPL-3.0-only" },
        { name: "nobody-says", licence: "Unknown" },
      ],
    });
    expect(refused).toEqual([
      "both: GPL-3.0-only AND MIT",
      "network-copyleft: AGPL-3.0-only",
      "nobody-says: Unknown",
      "weak-copyleft: MPL-2.0",
    ]);
  });

  test("are written down as they are; run `pnpm generate` and commit when they are not", () => {
    expect(readFileSync(licencesFile, "utf8")).toBe(licencesPage(licences.shipped));
  });
});
