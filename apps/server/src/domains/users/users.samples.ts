import type { usersContract } from "@jobami/api/users/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { sendPicture } from "../../testing/test-files.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof usersContract> = {
  details: signedIn(),
  setDetails: signedIn({ body: { phone: "06 12 34 56 78", birthDate: "1991-04-12" } }),
  visibility: signedIn(),
  setVisibility: signedIn({ body: { isHidden: true } }),
  activity: signedIn(),
  setPhoto: async (server) => {
    const { client } = await signIn(server);
    const { body } = await sendPicture(client);
    return { client, input: { body: { file: body.file.id } } };
  },
  updateSeoPreferences: signedIn({ body: { seo_indexable: true } }),
  seoPromotionStats: signedIn(),
  seoPromotionShown: signedIn({ body: { trigger: "onboarding" } }),
};
