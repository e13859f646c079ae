export { BrokenPage } from "./BrokenPage.tsx";
export { errorCopy, errorTitle } from "./copy.ts";
export { ErrorScreen } from "./ErrorScreen.tsx";
export { ForbiddenScreen } from "./ForbiddenScreen.tsx";
export { loadForbiddenScreen } from "./load.ts";
export { RequireRole } from "./RequireRole.tsx";
export { reportStarted, startUpGuard } from "./start-up-guard.ts";
