import type { adviceContract } from "@jobami/api/advice/contract";
import { adviceSlugs } from "@jobami/api/advice/routes";
import { type Samples, signedIn } from "../../testing/samples.ts";

const params = { slug: adviceSlugs[0] };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof adviceContract> = {
  reads: signedIn({}, { userType: "jobbeur" }),
  read: signedIn({ params }, { userType: "jobbeur" }),
  unread: signedIn({ params }, { userType: "jobbeur" }),
};
