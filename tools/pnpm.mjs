// Plain JavaScript: the bootstrap reads it before the pinned Node is there.

/** The pinned pnpm, as npx is asked for it. */
export const PNPM = "pnpm@12.21.0";
