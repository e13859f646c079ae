export { Prose } from "./Prose.tsx";
export { contentsOf, type ProseBlock, plainText } from "./prose.ts";
