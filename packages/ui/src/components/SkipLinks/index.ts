export { SkipLinks, type SkipLinksProps } from "./SkipLinks.tsx";
