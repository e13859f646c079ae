import isChromatic from "chromatic/isChromatic";

/** The instant at which every picture is taken: a Friday morning in Lyon, in ms since 1970. */
export const pictureInstant = Date.parse("2026-11-20T09:30:00+01:00");

/** True while a picture is taken (`globals=visual:on` in the address, or Chromatic): time stands still, nothing moves. */
export const isVisual = /[?&]globals=[^&]*visual:on/.test(globalThis.location?.search ?? "") || isChromatic();

/** Stops the calendar at `pictureInstant`; timers keep running, so that loading still ends. */
export function freezeTime(): void {
  const Real = globalThis.Date;
  class FrozenDate extends Real {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [pictureInstant] : parts) as [number]));
    }
    static override now(): number {
      return pictureInstant;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
}

/**
 * Takes away every animation and transition, also those too short to see: while one runs its element is painted apart, and
 * shadows over it are rounded differently.
 */
export function stopMotion(): void {
  const style = document.createElement("style");
  style.textContent =
    "*, *::before, *::after { animation: none !important; transition: none !important; will-change: auto !important; }";
  document.head.append(style);
}

/** Set by who takes a picture: shows the page in the window of that name. */
const { showInWindow } = globalThis as { showInWindow?: (name: string | undefined) => Promise<void> };

/** In a picture a story plays in the window that its `viewport` global names, as everywhere else. */
export async function playInOwnWindow({ globals }: { globals: Record<string, unknown> }): Promise<void> {
  const { viewport } = globals as { viewport?: { value?: string } };
  if (window === window.top) await showInWindow?.(viewport?.value);
}
