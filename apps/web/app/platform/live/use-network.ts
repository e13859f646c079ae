import { useEffect } from "react";

/** Informs a machine when the browser loses the network and when it has it again. */
export function useNetwork(
  send: (event: { type: "browser.wentOffline" | "browser.cameOnline" }) => void,
): void {
  useEffect(() => {
    const goOnline = () => send({ type: "browser.cameOnline" });
    const goOffline = () => send({ type: "browser.wentOffline" });
    globalThis.addEventListener("online", goOnline);
    globalThis.addEventListener("offline", goOffline);
    return () => {
      globalThis.removeEventListener("online", goOnline);
      globalThis.removeEventListener("offline", goOffline);
    };
  }, [send]);
}
