export { PersonFace } from "./PersonFace.tsx";
export { PersonName } from "./PersonName.tsx";
