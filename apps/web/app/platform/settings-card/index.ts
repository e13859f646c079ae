export { action } from "./settings-card.css.ts";
