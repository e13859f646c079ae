export {
  cityPageLoader,
  cityPaths,
  searchPageLoader,
  servicesPageLoader,
  shownPeople,
} from "./search-page.server.ts";
