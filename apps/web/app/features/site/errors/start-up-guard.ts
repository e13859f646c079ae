import { crashLoopMs, crashReloadMs } from "@jobami/machines/recovery/crash-reload";
import { errorCopy } from "./copy.ts";

const startedEvent = "jobami:started";
const brokenEvent = "jobami:broken";

/** Informs what watches over the start that the application runs: what breaks from now on is its own to answer, and what React could not take over and drew anew is no breakdown. */
export function reportStarted(): void {
  globalThis.dispatchEvent(new Event(startedEvent));
}

/** Informs the guard that even the apology could not be loaded; answers whether it has the page loaded again. */
export function reportBroken(): boolean {
  return !globalThis.dispatchEvent(new Event(brokenEvent, { cancelable: true }));
}

/**
 * What watches before any script of ours has come: a script that cannot be loaded, or an application that fails to start,
 * has the page loaded again after 2 s, once a minute at most; otherwise it is stated, with a link [ERR-14, ERR-15].
 * It keeps the record and the times of the machine crash-reload, which cannot run when its own script is what is missing.
 */
export const startUpGuard = `(function (w, d) {
  var key = "jobami:crash", started = false, broken = false, comesBack = false;
  function reloadedAt() {
    try { return JSON.parse(w.sessionStorage.getItem(key)).value.reloadedAt; } catch (_) { return null; }
  }
  function remember(now) {
    try {
      w.sessionStorage.setItem(key, JSON.stringify({ value: { reloadedAt: now }, until: now + 3600000 }));
      return reloadedAt() === now;
    } catch (_) { return false; }
  }
  function say() {
    var line = d.createElement("p"), again = d.createElement("a");
    line.setAttribute("role", "alert");
    line.style.cssText = "position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:1rem;text-align:center;background:#fff;color:#13271f;border-top:2px solid";
    line.textContent = ${JSON.stringify(`${errorCopy.crash}. `)};
    again.href = w.location.href;
    again.textContent = ${JSON.stringify(errorCopy.reload)};
    line.appendChild(again);
    d.body.appendChild(line);
  }
  function breakDown() {
    if (broken) return;
    broken = true;
    var last = reloadedAt(), now = Date.now();
    if (typeof last === "number" && last <= now && now - last < ${crashLoopMs}) return say();
    comesBack = true;
    w.setTimeout(function () {
      if (remember(Date.now())) w.location.reload();
      else say();
    }, ${crashReloadMs});
  }
  w.addEventListener("error", function (event) {
    if (event.target && event.target !== w ? event.target.tagName === "SCRIPT" : !started && event.error) breakDown();
  }, true);
  w.addEventListener("unhandledrejection", function () { if (!started) breakDown(); });
  w.addEventListener("${startedEvent}", function () { started = true; });
  w.addEventListener("${brokenEvent}", function (event) {
    breakDown();
    if (comesBack) event.preventDefault();
  });
})(window, document);`;
