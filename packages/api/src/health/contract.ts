import { z } from "zod";
import { endpoint } from "../http/contract.ts";
import { healthRoutes } from "./routes.ts";

const dependencySchema = z.enum(["redis", "s3", "smtp", "keys"]);
/** A service that the product can do without for a while. */
export type Dependency = z.output<typeof dependencySchema>;

export const healthContract = {
  health: endpoint({
    route: healthRoutes.health,
    summary:
      "200 when ready, 503 while starting or stopping. `degraded` is there only while something that is not vital is away",
    answer: z.object({ status: z.literal("ok"), degraded: z.array(dependencySchema).optional() }),
    errors: [],
  }),
  openapi: endpoint({
    route: healthRoutes.openapi,
    summary: "This contract as an OpenAPI document",
    answer: z.looseObject({ openapi: z.string() }),
    errors: [],
  }),
};
