import { isIP } from "node:net";
import { type Config, isLoopback } from "../../config.ts";

/** For whom passkeys are made: a name, and the one origin that may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/**
 * WebAuthn knows names and no IP addresses: this machine is `localhost`; elsewhere an installation under an address has
 * no passkeys (null).
 */
export function relyingPartyOf({
  publicUrl,
  brand,
}: Pick<Config, "publicUrl" | "brand">): RelyingParty | null {
  const url = new URL(publicUrl);
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (isAddress && !isLoopback(url.hostname)) return null;
  if (isAddress) url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin, name: brand.name };
}
