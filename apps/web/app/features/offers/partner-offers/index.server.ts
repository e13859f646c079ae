export {
  newestOffers,
  offerPageLoader,
  offerPaths,
  offersPageLoader,
  partnersOffersLoader,
} from "./offer-pages.server.ts";
