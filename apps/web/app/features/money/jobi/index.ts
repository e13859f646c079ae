export { JobiScreen, readDirection } from "./JobiScreen.tsx";
