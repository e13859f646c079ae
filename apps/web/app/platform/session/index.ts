export { loadSessionController } from "./after-paint.ts";
export type { Farewell } from "./farewell.ts";
export { SignedInReading } from "./SignedInReading.tsx";
export { type Session, SessionContext, useSession } from "./session.ts";
export { hasSessionMarker } from "./session-marker.ts";
export { createSessionQueue } from "./session-queue.ts";
