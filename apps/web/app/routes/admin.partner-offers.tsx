import type { MetaFunction } from "react-router";
import { AdminOffersScreen } from "../features/offers/partner-offers/index.ts";

import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.partnerOffers.label, isPrivate: true });

export default AdminOffersScreen;
