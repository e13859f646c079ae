export { AuditScreen } from "./AuditScreen.tsx";
export { AuditsScreen } from "./AuditsScreen.tsx";
export { EmailQueueScreen } from "./EmailQueueScreen.tsx";
export { MemoryScreen } from "./MemoryScreen.tsx";
export { RedisScreen } from "./RedisScreen.tsx";
export { SecurityScreen } from "./SecurityScreen.tsx";
export { SubscribersScreen } from "./SubscribersScreen.tsx";
export { VpsScreen } from "./VpsScreen.tsx";
