import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { auditPackages } from "./audit.ts";

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

  test("reports it when the registry gives no answer, instead of finding nothing", async () => {
    expect(await auditPackages(await answering(405, {}))).toMatchObject({ known: "silent" });
  });
});
