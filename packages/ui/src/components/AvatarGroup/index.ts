export { AvatarGroup, type AvatarGroupProps, type Person } from "./AvatarGroup.tsx";
