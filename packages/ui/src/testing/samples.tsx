import type { ReactNode } from "react";
import { sampleBox } from "./sample-box.css.ts";

const trades = ["Bricolage", "Jardin", "Ménage et repassage", "Cours", "Déménagement", "Garde d’animaux"];

/** So many boxes with text of different length, as `as`: what a layout is seen by. */
export function samples(count: number, as: "div" | "li" = "div"): ReactNode {
  const Box = as;
  return trades.slice(0, count).map((trade) => (
    <Box key={trade} className={sampleBox}>
      {trade}
    </Box>
  ));
}
