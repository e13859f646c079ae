export { Movable, type MovableProps, type Way } from "./Movable.tsx";
