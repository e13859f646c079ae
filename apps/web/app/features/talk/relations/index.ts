export { ClientScreen } from "./ClientScreen.tsx";
export { ClientsScreen } from "./ClientsScreen.tsx";
export { readClientSearch } from "./client-search.ts";
export { NetworkScreen } from "./NetworkScreen.tsx";
export { readNetworkView } from "./network-view.ts";
