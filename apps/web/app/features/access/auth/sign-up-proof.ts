import type { SignUpProof } from "@jobami/api/auth/contract";
import type { Solution } from "altcha-lib";

/** Solves a challenge of the server beside the page, which stays alive meanwhile. Rejects where the browser cannot, or takes too long. */
export function proveWork(challenge: string): Promise<SignUpProof> {
  const worker = new Worker(new URL("./sign-up-worker.ts", import.meta.url), { type: "module" });
  const solved = new Promise<SignUpProof>((resolve, reject) => {
    worker.onerror = () => reject(new Error("The worker failed."));
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => {
      if (data === null) reject(new Error("The challenge was not solved."));
      else resolve({ challenge, solution: { counter: data.counter, derivedKey: data.derivedKey } });
    };
  });
  worker.postMessage(JSON.parse(challenge));
  return solved.finally(() => worker.terminate());
}
