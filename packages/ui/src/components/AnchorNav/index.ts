export { type AnchorItem, AnchorNav, type AnchorNavProps } from "./AnchorNav.tsx";
