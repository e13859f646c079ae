import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { auditPackages } from "./audit.ts";
import { licencesFile, licencesPage, readLicences, refusedLicences } from "./licences.ts";
import { writeSbom } from "./sbom.ts";

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

test("the bill of materials is CycloneDX and names what is shipped with its version and checksum", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jobami-sbom-"));
  const file = join(folder, "sbom.cdx.json");
  await writeSbom(file);
  const bill = JSON.parse(readFileSync(file, "utf8")) as {
    bomFormat: string;
    specVersion: string;
    components: { name: string; purl: string; externalReferences?: { hashes?: { alg: string }[] }[] }[];
  };
  rmSync(folder, { recursive: true });
  expect([bill.bomFormat, bill.specVersion]).toEqual(["CycloneDX", "1.6"]);
  const fastify = bill.components.find(({ name }) => name === "fastify");
  expect(fastify?.purl).toMatch(/^pkg:npm\/fastify@5\./);
  expect(fastify?.externalReferences?.flatMap(({ hashes }) => hashes?.map(({ alg }) => alg))).toContain(
    "SHA-512",
  );
  expect(bill.components.map(({ name }) => name)).not.toContain("vitest");
});

describe("the audit", () => {
  let registry: Server | undefined;
  afterEach(() => registry?.close());

  /** A registry on this machine that answers every question about known faults in one way. */
  async function answering(status: number, faults: unknown): Promise<readonly string[]> {
    registry = createServer((request, response) => {
      request.resume().once("end", () => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(faults));
      });
    }).listen(0, "127.0.0.1");
    await once(registry, "listening");
    return ["--registry", `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`];
  }

  const fault = { id: 1, url: "https://example.test/1", title: "A fault", vulnerable_versions: "<1000" };

  test("reports a known fault of a package that is installed", async () => {
    const flags = await answering(200, {
      react: [{ ...fault, severity: "critical", cwe: [], cvss: { score: 9 } }],
    });
    const audited = await auditPackages(flags);
    expect(audited).toMatchObject({ known: "faults", report: expect.stringContaining("A fault") });
  });

  test("is content where nothing is known", async () => {
    expect(await auditPackages(await answering(200, {}))).toEqual({ known: "nothing" });
  });

  test("says so when the registry gives no answer, instead of finding nothing", async () => {
    expect(await auditPackages(await answering(405, {}))).toMatchObject({ known: "silent" });
  });
});
