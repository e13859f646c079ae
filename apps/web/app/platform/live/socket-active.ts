const name = "socket_active";
/** COOK-16: a record older than this states nothing any more, in ms. */
const lifeMs = 60_000;

/** The instant that a cookie's text holds, in ms since 1970; null for what is no JSON with a timestamp [COOK-14, COOK-15]. */
function timestampOf(text: string): number | null {
  try {
    const value = JSON.parse(decodeURIComponent(text)) as { timestamp?: unknown } | null;
    return typeof value?.timestamp === "number" ? value.timestamp : null;
  } catch {
    return null;
  }
}

function write(cookie: string): void {
  const secure = globalThis.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=${cookie}; path=/; SameSite=Strict${secure}`;
}

/** When the live channel of this browser was last at work, in whichever tab, as seen at `now`; what is damaged or too old is discarded. */
export const socketActive = {
  read(now: number): number | null {
    const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
    if (pair === undefined) return null;
    const timestamp = timestampOf(pair.slice(name.length + 1));
    if (timestamp !== null && now - timestamp <= lifeMs) return timestamp;
    socketActive.clear();
    return null;
  },
  write(timestamp: number): void {
    write(`${encodeURIComponent(JSON.stringify({ timestamp }))}; max-age=${lifeMs / 1000}`);
  },
  clear(): void {
    write("; max-age=0");
  },
};
