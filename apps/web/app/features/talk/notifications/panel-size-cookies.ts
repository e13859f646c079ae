import type { Extent } from "@jobami/machines/notifications/notification-dropdown";

const names = { width: "notificationDropdownWidth", height: "notificationDropdownHeight" } as const;
/** COOK-17: how long the chosen size is stored, in s. */
const yearSeconds = 365 * 24 * 3600;

/** The server, which draws the bell closed, has no cookies of a page to read. */
const pageCookies = () => (typeof document === "undefined" ? "" : document.cookie);

/** The size that the person gave to the panel of notifications, in px; null when none was chosen [NOTIF-45]. */
export function readPanelSize(cookies: string = pageCookies()): Extent | null {
  const read = (name: string) => {
    const text = cookies.split("; ").find((pair) => pair.startsWith(`${name}=`));
    return Number(text?.slice(name.length + 1));
  };
  const size = { width: read(names.width), height: read(names.height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** The cookies that keep a size for a year [COOK-17, NOTIF-45]. */
export function panelSizeCookies(size: Extent): string[] {
  return (["width", "height"] as const).map(
    (axis) => `${names[axis]}=${Math.round(size[axis])}; path=/; max-age=${yearSeconds}; samesite=lax`,
  );
}

/** Keeps a size in this browser. */
export function writePanelSize(size: Extent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  for (const cookie of panelSizeCookies(size)) document.cookie = cookie;
}
