import { maxBlocks } from "@jobami/api/blocks/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const blocksErrors = {
  BLOCKS_FULL: () => `Vous bloquez déjà ${maxBlocks} personnes. Débloquez-en une pour en bloquer une autre.`,
} satisfies Sentences;
