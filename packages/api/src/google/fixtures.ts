import { requester } from "../auth/fixtures.ts";
import type { ProofPurpose } from "./routes.ts";

/** What the server reports of a person who only ever signed in with Google, which has just vouched for this purpose or for none. */
export function googleOnly(purpose?: ProofPurpose) {
  return {
    success: true as const,
    linked: { email: requester.email, linkedAt: "2026-11-02T09:00:00.000Z" },
    hasPassword: false,
    proof: purpose === undefined ? null : { purpose, expiresAt: "2026-11-20T08:35:00.000Z" },
  };
}
