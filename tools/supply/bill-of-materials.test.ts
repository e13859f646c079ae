import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSbom } from "./sbom.ts";

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
