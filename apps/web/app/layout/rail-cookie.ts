/** What of the rail a person folded on this device. */
export interface RailRecord {
  isFolded: boolean;
  /** Groups whose places are out of sight, by their ids. */
  closed: readonly string[];
}

const name = "jobami_rail";
const yearSeconds = 365 * 24 * 3600;

/** More groups than any rail has: a cookie that was tampered with is cut there. */
const mostGroups = 20;

/** The record in the cookies of a request or of this page; nothing is folded where there is none, or a damaged one. */
export function readRail(cookies: string): RailRecord {
  const pair = cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  const [state, ...closed] = (pair?.slice(name.length + 1) ?? "").split(".");
  return {
    isFolded: state === "folded",
    closed: closed.filter((id) => /^[a-z]+$/.test(id)).slice(0, mostGroups),
  };
}

/** The cookie that keeps the record for a year: the server draws the rail as it was left, so that nothing moves. */
export function railCookie({ isFolded, closed }: RailRecord, isSecure: boolean): string {
  const value = [isFolded ? "folded" : "open", ...closed].join(".");
  return `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** Keeps the record in this browser. */
export function writeRail(record: RailRecord): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = railCookie(record, globalThis.location.protocol === "https:");
}
