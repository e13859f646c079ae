export { Reading } from "./Reading.tsx";
