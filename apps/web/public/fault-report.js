// Loaded by what watches a page (app/server/fault-watch.ts) once something went wrong in it, where the operator has faults sent.

/** Reports an error to this site's own server, which leaves out of it what could be of a person. */
export function report(error, requestId) {
  const statement = {
    name: String(error.name).slice(0, 100),
    message: String(error.message).slice(0, 1000),
    stack: String(error.stack).slice(0, 10_000),
    path: location.pathname.slice(0, 2000),
    requestId,
  };
  navigator.sendBeacon("/faults", new Blob([JSON.stringify(statement)], { type: "application/json" }));
}
