export { Street, type StreetProps } from "./Street.tsx";
