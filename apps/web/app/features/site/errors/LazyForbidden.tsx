import { ForbiddenScreen } from "./ForbiddenScreen.tsx";

/** The 403 page for the root, which loads it only when it is needed. */
export function LazyForbidden() {
  return <ForbiddenScreen />;
}
