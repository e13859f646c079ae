import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { adviceRoutes, adviceSlugs } from "./routes.ts";

const params = z.object({ slug: z.enum(adviceSlugs) });
const reads = answer({ data: z.array(z.enum(adviceSlugs)) });

export const adviceContract = {
  reads: endpoint({
    route: adviceRoutes.reads,
    summary: "The articles of advice that the person has read",
    answer: reads,
    errors: [],
  }),
  read: endpoint({
    route: adviceRoutes.read,
    summary: "Keeps that the person has read an article; answers all that they have read",
    params,
    answer: reads,
    errors: [],
  }),
  unread: endpoint({
    route: adviceRoutes.unread,
    summary: "Takes it back; answers what they have still read",
    params,
    answer: reads,
    errors: [],
  }),
};
