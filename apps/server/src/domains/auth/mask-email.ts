import { shownAddress } from "../../platform/mail/shown-address.ts";

/** An address that its owner recognises and no one else can write to: `l•••@e•••.fr`. */
export function maskEmail(address: string): string {
  const email = shownAddress(address);
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  return `${[...email][0] ?? ""}•••@${domain[0] ?? ""}•••${dot < 0 ? "" : domain.slice(dot)}`;
}
