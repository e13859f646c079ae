import { displayText } from "@jobami/api/http/display-text";
import { visuallyHidden } from "@jobami/ui/styles";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { missionPath } from "../../../paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { askedText, slotState, spotText, withText } from "./copy.ts";
import * as css from "./planning.css.ts";
import type { Stand } from "./planning-view.ts";

interface SlotLinkProps {
  stand: Stand;
  /** Where it stands among the hours of its day. */
  style?: CSSProperties;
  /** It takes all of the place that it was given. */
  isFilling?: boolean;
}

/** A mission in a day of the planning: leads to its page. */
export function SlotLink({ stand, style, isFilling = false }: SlotLinkProps) {
  const { slot, hour, isProposal, isFurther } = stand;
  const state = isFurther ? null : slotState(slot);
  const asked = askedText(stand);
  const isAgreed = hour !== null && !isProposal;
  return (
    <Link
      className={`${css.slot} ${style !== undefined || isFilling ? css.placed : ""}`}
      style={isFilling ? { height: "100%" } : style}
      to={`${missionPath(slot.missionId)}#heure`}
      data-tone={slot.statut === "terminee" ? "over" : isAgreed ? "agreed" : "open"}
      data-waits={state?.tone === "warning" ? "" : undefined}
    >
      <span className={css.slotLines}>
        <span className={css.slotWhen}>{spotText(stand, useOwnZone())}</span>
        {asked !== null && <span className={css.slotAsked}>{asked}</span>}
        <span className={css.slotTitle}>{displayText(slot.title)}</span>
      </span>
      <span className={visuallyHidden}>
        , {displayText(withText(slot))}
        {state === null ? "" : `, ${state.label}`}
      </span>
    </Link>
  );
}
