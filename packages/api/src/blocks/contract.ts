import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField } from "../http/fields.ts";
import { publicPersonSchema } from "../missions/contract.ts";
import { blocksRoutes } from "./routes.ts";

const blockSchema = z.object({
  user: publicPersonSchema,
  blocked_at: instantField,
});
/** A person whom one blocks. */
export type Block = z.output<typeof blockSchema>;

export const blocksContract = {
  list: endpoint({
    route: blocksRoutes.list,
    summary: "Whom the person blocks, the last one first",
    answer: answer({ data: z.array(blockSchema) }),
    errors: [],
  }),
  add: endpoint({
    route: blocksRoutes.add,
    summary: "Blocks a person; who is blocked already stays as they are. The other side is not informed",
    body: z.object({ user_id: idField }),
    status: 201,
    answer: answer({ data: blockSchema }),
    errors: ["NOT_FOUND", "BLOCKS_FULL"],
  }),
  remove: endpoint({
    route: blocksRoutes.remove,
    summary: "Blocks a person no longer",
    params: z.object({ userId: idField }),
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
