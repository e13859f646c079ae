/** Under https the server's cookies begin with `__Host-`. */
const names = ["jobami_session", "__Host-jobami_session"];

/** Whether the readable marker states that a session exists; it never holds a token [SESS-05]. */
export function hasSessionMarker(cookies: string = document.cookie): boolean {
  return cookies.split("; ").some((cookie) => names.some((name) => cookie === `${name}=1`));
}

/** Forgets the marker on this device, when the server could not. */
export function clearSessionMarker(): void {
  for (const name of names) {
    const secure = name.startsWith("__Host-") ? "; secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${secure}`;
  }
}
