export {
  cityPageLoader,
  searchPageLoader,
  servicesPageLoader,
  sitemapLoader,
} from "./search-page.server.ts";
