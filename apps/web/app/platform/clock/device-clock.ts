/** Below this, in ms, a page may simply have been long on its way: the device's clock is taken for right. */
const tolerance = 60_000;

/**
 * Runs in the page before its other scripts have come: how far the device's clock is ahead of the server's, in ms, which wrote `now`
 * into the page. A page that the browser had stored reveals nothing of the present; there what the tab knew before holds.
 */
export const deviceClockScript = (now: number): string => `(function(w){
var key="jobami:clock-ahead",ahead=w.Date.now()-${now},visit=w.performance.getEntriesByType("navigation")[0];
try{
if(visit&&visit.type==="back_forward")ahead=Number(w.sessionStorage.getItem(key))||0;
else w.sessionStorage.setItem(key,ahead)
}catch(_){}
w.deviceClockAhead=Math.abs(ahead)<${tolerance}?0:ahead
})(window)`;

/** What `deviceClockScript` measured; 0 on the server, and wherever it did not run. */
export const deviceClockAhead = (): number =>
  (globalThis as { deviceClockAhead?: number }).deviceClockAhead ?? 0;
