export { PersonName } from "./PersonName.tsx";
