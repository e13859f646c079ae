export { GoogleProof } from "./GoogleProof.tsx";
export { type SelfProof, useSelfProof, useSpentProof } from "./use-self-proof.ts";
