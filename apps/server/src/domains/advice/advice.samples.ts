import type { adviceContract } from "@jobami/api/advice/contract";
import { adviceSlugs } from "@jobami/api/advice/routes";
import { type Samples, somebody } from "../../testing/samples.ts";

const params = { slug: adviceSlugs[0] };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof adviceContract> = {
  reads: somebody({}, { userType: "jobbeur" }),
  read: somebody({ params }, { userType: "jobbeur" }),
  unread: somebody({ params }, { userType: "jobbeur" }),
};
