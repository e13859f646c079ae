import { createContext } from "react";

/** Faults that one page reports, at most. */
const mostFaults = 5;

/** The id of the request for a page whose faults are reported; null where the operator has none sent. */
export const FaultWatchContext = createContext<string | null>(null);

/**
 * Waits for what goes wrong in a page, and loads only then what reports it: what no one caught, and what React and the router caught,
 * which they state on the console.
 */
export const faultWatch = (requestId: string): string => `(function (w, c) {
  var seen = new WeakSet(), left = ${mostFaults}, state = c.error;
  function note(error) {
    if (!(error instanceof Error) || seen.has(error) || left < 1) return;
    seen.add(error);
    left -= 1;
    import("/fault-report.js").then(function (reporter) { reporter.report(error, ${JSON.stringify(requestId)}); }, function () {});
  }
  w.addEventListener("error", function (event) { note(event.error); });
  w.addEventListener("unhandledrejection", function (event) { note(event.reason); });
  c.error = function () {
    for (var i = 0; i < arguments.length; i += 1) note(arguments[i]);
    return state.apply(c, arguments);
  };
})(window, console)`;
