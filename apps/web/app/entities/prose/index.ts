export { Prose } from "./Prose.tsx";
export { contentsOf, type ProseBlock, type ProseRun, plainText } from "./prose.ts";
