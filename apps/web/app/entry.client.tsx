import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { forgetStaleCaches, preconnectApi, registerWorker } from "./platform/start-up/index.ts";

preconnectApi(document, globalThis.location.origin);
void forgetStaleCaches(() => globalThis.caches);
// Whatever the first view needs is asked for before. A browser that forbids workers does without.
setTimeout(() => registerWorker()?.catch(() => null), 3_000);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
