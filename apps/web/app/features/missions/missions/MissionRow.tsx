import { pictureOf } from "@jobami/api/files/routes";
import type { ListedMission } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Price } from "@jobami/ui/Price";
import { visuallyHidden } from "@jobami/ui/styles";
import { Zap } from "lucide-react";
import { type MouseEvent, memo, type ReactNode } from "react";
import { Link } from "react-router";
import {
  distanceText,
  momentOf,
  placeText,
  proposalCountText,
  shortWhen,
  statusCopy,
} from "../../../entities/mission/index.ts";
import { priceProps } from "../../../entities/price/index.ts";
import { ServiceIcon } from "../../../entities/service/index.ts";
import { missionPath } from "../../../paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import * as css from "./MissionRow.css.ts";
import { turnText } from "./turn.copy.ts";

interface MissionRowProps {
  mission: ListedMission;
  headingLevel?: 2 | 3;
  /** Before it is published it leads nowhere. */
  isPublished?: boolean;
  /** It is shown beside the list. */
  isBeside?: boolean;
  /** Follows the link, which leads to the mission's page unless this prevents it. */
  onFollow?: (event: MouseEvent, id: string) => void;
  /** A person is about to follow it. */
  onApproach?: () => void;
  /** Why it is here. */
  note?: ReactNode;
  /** What can be done with it here. */
  actions?: ReactNode;
}

/** A mission among others: what, where, when, for how much, and how it stands. Drawn anew only when something of it changes. */
export const MissionRow = memo(function MissionRow(props: MissionRowProps) {
  const { mission, headingLevel = 3, isPublished = true, onFollow, onApproach, ...list } = props;
  const Heading = `h${headingLevel}` as const;
  const clock = useClock();
  const moment = momentOf(mission);
  const { category } = serviceLabels(mission.category, mission.subcategory);
  return (
    <ListRow
      leading={
        <Inline as="span" justify="center" title={category} className={css.leading}>
          {mission.cover ? (
            <img
              className={css.cover}
              src={pictureOf(mission.cover.file).small}
              alt={mission.cover.alt}
              width={40}
              height={40}
              loading="lazy"
            />
          ) : (
            <ServiceIcon category={mission.category} size={24} />
          )}
          <span className={visuallyHidden}>{category}</span>
        </Inline>
      }
      title={
        <Heading>
          {isPublished ? (
            <Link
              className={rowLink}
              to={missionPath(mission.id)}
              aria-current={list.isBeside || undefined}
              onClick={onFollow && ((event) => onFollow(event, mission.id))}
              onPointerEnter={onApproach}
              onFocus={onApproach}
            >
              {mission.title}
            </Link>
          ) : (
            mission.title
          )}
        </Heading>
      }
      detail={
        <>
          {placeText(mission.place)}
          {mission.km !== undefined && `, ${distanceText(mission.km)}`} · {shortWhen(mission, clock.now())}
          {moment !== null && <span className={css.fromTablet}>, {moment}</span>}
        </>
      }
      figure={<Price {...priceProps({ ...mission, ...mission.agreed })} size="small" />}
      state={<Standing mission={mission} now={clock.now()} />}
      note={list.note}
      actions={list.actions}
    />
  );
});

/** How it stands: what has become of it, else whose answer it waits for, else how many want to do it. */
function Standing({ mission, now }: { mission: ListedMission; now: number }) {
  const { tone, label } = statusCopy[mission.statut];
  const { turn } = mission;
  const isAhead = mission.statut === "en_cours" && Date.parse(mission.date) > now;
  if (Date.parse(mission.reviewUntil ?? "") > now)
    return <span className={css.tone.info}>Avis à donner</span>;
  if (mission.statut !== "ouverte")
    return <span className={css.tone[tone]}>{isAhead ? "Convenue" : label}</span>;
  return (
    <>
      {mission.isUrgent && (
        <>
          <span className={css.urgent}>
            <Zap className={css.urgentIcon} size={14} />
            Urgent
          </span>
          {" · "}
        </>
      )}
      <span className={turn?.isMine ? css.tone.warning : undefined}>
        {turn ? turnText(turn) : proposalCountText(mission.proposalCount)}
      </span>
    </>
  );
}
