import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { usersRoutes } from "./routes.ts";

export const usersContract = {
  activity: endpoint({
    route: usersRoutes.activity,
    summary: "Says that the person is here; sent every 30 s",
    answer: answer({ online: z.literal(true) }),
    errors: [],
  }),
  profile: endpoint({
    route: usersRoutes.profile,
    summary: "The names that consents are given under",
    answer: answer({ profil: z.object({ data: z.object({ prenom: z.string(), nom: z.string() }) }) }),
    errors: [],
  }),
};
