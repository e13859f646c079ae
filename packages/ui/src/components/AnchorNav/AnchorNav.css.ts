export { contrast, label, link, nav } from "../../internal/side-links.css.ts";
