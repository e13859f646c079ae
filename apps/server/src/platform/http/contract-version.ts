import { contractHeader, contractVersion } from "@jobami/api/http/contract-version";
import type { FastifyInstance } from "fastify";
import { DomainError } from "./domain-error.ts";

/** When a process of the newer build may answer in this one's place, in seconds. */
const retryAfterSeconds = 2;

/**
 * Refuses calls by clients of another contract, whatever they ask for: CLIENT_OUTDATED to an older page, which is to be loaded anew;
 * SERVICE_UNAVAILABLE to a newer one, that another process of the upgrade served.
 */
export function refuseOtherContracts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers }) => {
    const spoken = headers[contractHeader];
    if (spoken === undefined || spoken === String(contractVersion)) return;
    if (!/^\d{1,6}$/.test(String(spoken))) throw new DomainError("MALFORMED_REQUEST");
    if (Number(spoken) < contractVersion) throw new DomainError("CLIENT_OUTDATED");
    throw new DomainError("SERVICE_UNAVAILABLE", { reason: "upgrade", retryAfterSeconds });
  });
}
