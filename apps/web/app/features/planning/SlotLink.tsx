import { displayText } from "@jobami/api/http/display-text";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { visuallyHidden } from "@jobami/ui/styles";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { missionPath } from "../../paths.ts";
import { slotState, whenWords, withWords } from "./copy.ts";
import * as css from "./planning.css.ts";

interface SlotLinkProps {
  slot: PlanningSlot;
  /** Where it stands among the hours of its day. */
  style?: CSSProperties;
  isPlaced?: boolean;
}

/** A mission in a day of the planning: leads to its page. */
export function SlotLink({ slot, style, isPlaced = false }: SlotLinkProps) {
  const state = slotState(slot);
  const isAgreed = slot.agreed !== null;
  return (
    <Link
      className={`${css.slot} ${isPlaced ? css.placed : ""}`}
      style={style}
      to={`${missionPath(slot.missionId)}#heure`}
      data-tone={slot.statut === "terminee" ? "over" : isAgreed ? "agreed" : "open"}
      data-waits={state?.tone === "warning" ? "" : undefined}
    >
      <span className={css.slotWhen}>{whenWords(slot)}</span>
      <span className={css.slotTitle}>{displayText(slot.title)}</span>
      <span className={visuallyHidden}>
        , {displayText(withWords(slot))}
        {state === null ? "" : `, ${state.label}`}
      </span>
    </Link>
  );
}
