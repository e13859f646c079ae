import { Skeleton } from "@jobami/ui/Skeleton";
import * as card from "./MissionCard.css.ts";

/** The shape of a mission in a list, while it loads. */
export function MissionBone() {
  return (
    <div className={card.card}>
      <div className={card.main}>
        <Skeleton width="tag" />
        <Skeleton shape="title" />
        <Skeleton width="half" />
      </div>
      <div className={card.side}>
        <Skeleton shape="title" />
      </div>
    </div>
  );
}
