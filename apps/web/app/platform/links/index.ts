export { Link } from "./Link.tsx";
export { LinkButton } from "./LinkButton.tsx";
export { LinkTabs, PageLinks } from "./LinkTabs.tsx";
export { PlaceLinks } from "./PlaceLinks.tsx";
export { RouterLink } from "./RouterLink.tsx";
export { OriginContext, useWholeAddress } from "./whole-address.ts";
