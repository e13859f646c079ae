export { cardAction, cardLink } from "./Card.css.ts";
export { Card, type CardProps } from "./Card.tsx";
