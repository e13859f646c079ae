import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { forgetStaleCaches, preconnectApi } from "./platform/start-up/index.ts";

preconnectApi(document, globalThis.location.origin);
void forgetStaleCaches(() => globalThis.caches);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
