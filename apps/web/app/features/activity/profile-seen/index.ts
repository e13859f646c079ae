export { descriptionOf, profileJsonLd, titleOf } from "./json-ld.ts";
export { loadMemberProfile } from "./load.ts";
export { SeenProfilePage } from "./SeenProfilePage.tsx";
