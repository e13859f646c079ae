import { visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { copy } from "./copy.ts";
import * as css from "./PendingNavigation.css.ts";

/** A page that comes sooner shows nothing of its way, in ms. */
const shownAfterMs = 400;

/** Shows and announces that the page of a followed link is under way, when that takes long. */
export function PendingNavigation() {
  const isPending = useNavigation().state !== "idle";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), shownAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return <PendingLine isShown={isPending && isSlow} />;
}

/** The line itself, over everything; its region stands before there is text, so that it is spoken. */
export function PendingLine({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className={css.track}>
          <div className={css.bar} />
          <span className={visuallyHidden}>{copy.pageLoading}</span>
        </div>
      )}
    </div>
  );
}
