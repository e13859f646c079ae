import { aiContract } from "@jobami/api/ai/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { aiCreditsDomain } from "../ai-credits/ai-credits.domain.ts";
import { consentsDomain } from "../consents/consents.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { planningDomain } from "../planning/planning.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { proposalsDomain } from "../proposals/proposals.domain.ts";
import { reviewsDomain } from "../reviews/reviews.domain.ts";
import { aiErrors } from "./ai.errors.ts";
import { createAiFacts } from "./ai.facts.ts";
import { createAiFigures } from "./ai.figures.ts";
import { aiRoutes } from "./ai.routes.ts";
import { createAiService } from "./ai.service.ts";
import { aiTables } from "./ai.tables.ts";

/** What people are helped with by AI, and what its providers cost. */
export const aiDomain = defineDomain({
  name: "ai",
  create: ({ platform, use }) => ({
    ai: createAiService({ ...platform, consents: use(consentsDomain), credits: use(aiCreditsDomain) }),
    facts: createAiFacts({
      clock: platform.clock,
      missions: use(missionsDomain),
      places: use(placesDomain),
      planning: use(planningDomain).planning,
      profiles: use(profilesDomain),
      proposals: use(proposalsDomain),
      reviews: use(reviewsDomain),
    }),
    figures: createAiFigures({ ...platform, models: platform.config.ai.models }),
  }),
  contract: aiContract,
  errors: aiErrors,
  routes: aiRoutes,
  tables: aiTables,
});
