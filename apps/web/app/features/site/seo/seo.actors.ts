import type { Api } from "@jobami/api/http/client";
import { usersClient } from "@jobami/api/users/client";
import type { SeoTrigger } from "@jobami/api/users/routes";
import {
  createSeoPromotionMachine,
  type SeoActivation,
  type SeoPromotionMachine,
} from "@jobami/machines/seo/seo-promotion";
import { fromPromise } from "xstate";
import { systemClock } from "../../../platform/clock/index.ts";

/** The promotion with its actors. */
export function seoPromotionMachine(api: Api): SeoPromotionMachine {
  const users = usersClient(api);
  return createSeoPromotionMachine({ now: systemClock.now }).provide({
    actors: {
      noteShown: fromPromise<unknown, { trigger: SeoTrigger }>(({ input: { trigger } }) =>
        users.seoPromotionShown({ body: { trigger } }),
      ),
      activate: fromPromise<SeoActivation>(() =>
        users.updateSeoPreferences({ body: { seo_indexable: true } }),
      ),
    },
  });
}
