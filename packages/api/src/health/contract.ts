import { z } from "zod";
import { endpoint } from "../http/contract.ts";
import { healthRoutes } from "./routes.ts";

export const healthContract = {
  health: endpoint({
    route: healthRoutes.health,
    summary: "200 when ready, 503 while starting or stopping",
    answer: z.object({ status: z.literal("ok") }),
    errors: [],
  }),
  openapi: endpoint({
    route: healthRoutes.openapi,
    summary: "This contract as an OpenAPI document",
    answer: z.looseObject({ openapi: z.string() }),
    errors: [],
  }),
};
