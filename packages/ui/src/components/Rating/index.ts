export { Rating, type RatingProps } from "./Rating.tsx";
export { Stars, type StarsProps } from "./Stars.tsx";
