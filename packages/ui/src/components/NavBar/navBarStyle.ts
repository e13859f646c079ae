import { balance, buttonPlace, home, link, searchText } from "./NavBar.css.ts";

/** Classes of what a bar holds, for elements that are not ours, such as a router's links. */
export const navBarStyle = { home, link, balance, buttonPlace, searchText } as const;
