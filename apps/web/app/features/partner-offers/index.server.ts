export {
  offerPageLoader,
  offerPaths,
  offersPageLoader,
  partnersOffersLoader,
} from "./offer-pages.server.ts";
