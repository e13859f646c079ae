import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "desktop",
    "shrunk",
    "on-the-landing-page",
    "signed-in",
    "tablet",
    "phone",
    "signed-in-on-a-phone",
  ],
  use: "The bar on top of every page, in three layouts that follow the width: links from 980 px, ways in from 640 px, a menu button below 980 px.",
  instead: [
    ["BottomBar", "a thumb must reach it"],
    ["AnchorNav", "they are sections of one page"],
  ],
  anatomy: [
    ["home", "mark and name, the mark alone where there is no room"],
    ["links", "the places of the product"],
    ["entries", "ways in, for who is not signed in"],
    ["buttons", "what a signed-in person has"],
    ["menu button", "opens the side menu"],
  ],
  keyboard: [["Tab", "goes through links and buttons from the start to the end"]],
};
