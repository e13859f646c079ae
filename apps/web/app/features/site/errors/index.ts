export { BrokenPage } from "./BrokenPage.tsx";
export { errorTitle, errorWords } from "./copy.ts";
export { ErrorScreen } from "./ErrorScreen.tsx";
export { ForbiddenScreen } from "./ForbiddenScreen.tsx";
export { loadForbiddenScreen } from "./load.ts";
export { RequireRole } from "./RequireRole.tsx";
export { sayStarted, startUpGuard } from "./start-up-guard.ts";
