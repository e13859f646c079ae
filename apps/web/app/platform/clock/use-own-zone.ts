import { franceZone } from "@jobami/api/places/france-zone";
import { createContext, useContext, useSyncExternalStore } from "react";

/** Gives the zone of the reader's clocks where it is not their device's, as in stories. */
export const OwnZoneContext = createContext<string | null>(null);

/** The zone that the device is set to; that of France where it names none that is known. */
function deviceZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat("fr-FR").resolvedOptions();
    return new Intl.DateTimeFormat("fr-FR", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return franceZone;
  }
}

let known: string | undefined;
function readZone(): string {
  known ??= deviceZone();
  return known;
}
const neverChanges = () => () => {};

/** The zone of the reader's clocks: their device's, once the page is theirs; that of France while the server writes it. */
export function useOwnZone(): string {
  const device = useSyncExternalStore(neverChanges, readZone, () => franceZone);
  return useContext(OwnZoneContext) ?? device;
}
