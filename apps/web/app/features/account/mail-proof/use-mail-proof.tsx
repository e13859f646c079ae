import { useApi } from "@jobami/api/http/provider";
import { mailProofView } from "@jobami/machines/auth/mail-proof";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { MailProofDialog } from "./MailProofDialog.tsx";
import { mailProofMachine } from "./mail-proof.actors.ts";

/** Makes a call; where the server wants a mailed code first, asks for it and makes the call again. */
export type Proved = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

const isWanted = (error: unknown) => (error as { code?: unknown } | null)?.code === "MAIL_PROOF_NEEDED";

/** The mailed code as an answer to a refusal; the dialog stands beside whatever makes the call. Giving up leaves the refusal. */
export function useMailProof(): { proved: Proved; dialog: ReactNode } {
  const api = useApi();
  const [machine] = useState(() => mailProofMachine(api));
  const answer = useRef<((isGiven: boolean) => void) | null>(null);
  const settle = (isGiven: boolean) => {
    answer.current?.(isGiven);
    answer.current = null;
  };
  const [snapshot, send] = useFlow(machine, undefined, {
    "proof.given": () => settle(true),
    "proof.abandoned": () => settle(false),
  });
  useEffect(() => () => answer.current?.(false), []);
  const proved: Proved = useCallback(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!isWanted(error)) throw error;
        const isGiven = await new Promise<boolean>((resolve) => {
          answer.current = resolve;
          send({ type: "proof.requested" });
        });
        if (!isGiven) throw error;
        return call();
      }
    },
    [send],
  );
  const view = mailProofView(snapshot);
  return { proved, dialog: view.isOpen && <MailProofDialog view={view} send={send} /> };
}
