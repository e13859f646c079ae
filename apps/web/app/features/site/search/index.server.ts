export {
  cityPageLoader,
  cityPaths,
  searchPageLoader,
  servicesPageLoader,
} from "./search-page.server.ts";
