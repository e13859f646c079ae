import { optionKeys, type Plan, plans } from "@jobami/api/subscriptions/plans";
import { findCategory } from "@jobami/api/taxonomy";
import { popularServices } from "@jobami/api/taxonomy/popular-services";
import type { LoaderFunctionArgs } from "react-router";
import { sumText } from "../../../entities/price/index.ts";
import { optionCopy } from "../../money/premium/index.ts";
import { newestOffers } from "../../offers/partner-offers/index.server.ts";
import { offerView } from "../../offers/partner-offers/index.ts";
import { shownPeople } from "../search/index.server.ts";
import type { LandingView, PlanView } from "./landing-view.ts";

/** So many offers stand on the public home. */
const offersOfHome = 3;

const planView = ({ prixDeBase, features }: Plan): PlanView => ({
  price: sumText({ cents: prixDeBase, jobis: 0 }),
  gives: optionKeys.filter((key) => features[key]?.included === true).map((key) => optionCopy[key].with),
});

/** What the public home shows of the data [LAND-12, LAND-13]. */
export async function landingView(args: Pick<LoaderFunctionArgs, "context">): Promise<LandingView> {
  const [offers, people] = await Promise.all([newestOffers(args, offersOfHome), shownPeople(args)]);
  return {
    services: popularServices.map((service) => ({
      ...service,
      label: findCategory(service.slug)?.label ?? service.slug,
    })),
    offers: offers.map(offerView),
    people,
    plans: { gratuit: planView(plans.gratuit), premium: planView(plans.premium) },
  };
}
