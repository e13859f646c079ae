import { qualityContract } from "@jobami/api/quality/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { verificationDomain } from "../verification/verification.domain.ts";
import { qualityRoutes } from "./quality.routes.ts";
import { createQuality } from "./quality.service.ts";

/** How people work: what they earned by it, and in figures. */
export const qualityDomain = defineDomain({
  name: "quality",
  create: ({ platform, use }) =>
    createQuality({
      clock: platform.clock,
      profiles: use(profilesDomain),
      verification: use(verificationDomain),
    }),
  contract: qualityContract,
  routes: qualityRoutes,
  seenBadges: ({ seen }) => seen,
});
