/** ERR-13, ERR-14, ERR-15: how long a broken page stays before it is loaded again, in ms. */
export const crashReloadMs = 2000;
/** A page that breaks again this soon after a reload is not reloaded by itself any more, in ms. */
export const crashLoopMs = 60_000;
