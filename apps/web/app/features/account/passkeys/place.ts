import { useSyncExternalStore } from "react";

/** Whether passkeys work where the page is: WebAuthn knows names, no IP addresses, and not every browser knows it. */
export type PasskeyPlace = "ready" | "address" | "unknown";

const isAddress = (hostname: string) => /^\[.*\]$|^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
const isThisMachine = (hostname: string) => hostname === "[::1]" || hostname.startsWith("127.");

/** Where the page is, of its address and of what the browser knows. */
export function placeOf(hostname: string, isKnown: boolean): PasskeyPlace {
  if (isAddress(hostname)) return "address";
  return isKnown ? "ready" : "unknown";
}

/** The same page under a name, where this machine has one. */
export function namedAddress(url: string): string | null {
  const named = new URL(url);
  if (!isThisMachine(named.hostname)) return null;
  named.hostname = "localhost";
  return named.href;
}

const never = () => () => {};
const here = () => placeOf(globalThis.location.hostname, "PublicKeyCredential" in globalThis);

/** Whether passkeys work here; null before scripts have come. */
export const usePasskeyPlace = (): PasskeyPlace | null => useSyncExternalStore(never, here, () => null);
