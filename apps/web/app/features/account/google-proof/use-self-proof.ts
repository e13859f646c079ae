import { useGoogleAccount } from "@jobami/api/google/hooks";
import type { ProofPurpose } from "@jobami/api/google/routes";
import { useCallback, useEffect } from "react";

/** How a person proves who they are before this changes: by their password, by Google first, or by Google's word that they just brought back. */
export interface SelfProof {
  by: "password" | "googleFirst" | "google";
  /** What was given may be used up: reads it again. */
  spent: () => void;
}

/** What a person is asked for before something of this purpose changes. */
export function useSelfProof(purpose: ProofPurpose): SelfProof {
  const { data, mutate } = useGoogleAccount();
  const spent = useCallback(() => void mutate(), [mutate]);
  if (data?.hasPassword !== false) return { by: "password", spent };
  return { by: data.proof?.purpose === purpose ? "google" : "googleFirst", spent };
}

/** Reads again what was given once a call that may have used it up has ended, or its form is gone. */
export function useSpentProof({ by, spent }: SelfProof, isSending: boolean): void {
  useEffect(() => {
    if (isSending && by === "google") return spent;
  }, [isSending, by, spent]);
}
