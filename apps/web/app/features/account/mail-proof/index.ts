export { type Proved, useMailProof } from "./use-mail-proof.tsx";
