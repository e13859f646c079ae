import type { Mission } from "@jobami/api/missions/contract";
import type { MissionHour } from "@jobami/api/planning/contract";
import { hourActs as allHourActs, type HourAct } from "@jobami/api/planning/routes";
import {
  type IncidentAct,
  incidentActs,
  type ProgressStep,
  progressSteps,
} from "@jobami/api/progress/routes";
import type { NowAct } from "@jobami/machines/missions/mission-now";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { missionEditingPath, missionPath, repeatPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { GiveReview } from "../../activity/reviews/index.ts";
import { WriteButton } from "../../talk/messages/index.ts";
import { loadIncidentActs } from "../incidents/index.ts";
import { HourActs, HourStanding } from "../planning/index.ts";
import { ContactActs, ProgressActs } from "../progress/index.ts";
import { actTexts, copy } from "./copy.ts";
import { incidentProps } from "./incident-props.ts";
import * as css from "./MissionNow.css.ts";
import type { KnownNow } from "./use-mission-now.ts";

const IncidentActs = lazy(loadIncidentActs);

interface NowActsProps {
  mission: Mission;
  known: KnownNow;
  /** One went through: how the mission stands is read next. */
  onDone: () => void;
}

const isStep = (act: NowAct): act is ProgressStep => (progressSteps as readonly string[]).includes(act);
const isIncidentAct = (act: NowAct): act is IncidentAct => (incidentActs as readonly string[]).includes(act);
const isHourAct = (act: NowAct): act is HourAct => (allHourActs as readonly string[]).includes(act);

/** The acts of each life cycle, that of the next act before the rest. */
function groupsOf({ mission, known, onDone }: NowActsProps): [string, ReactNode][] {
  const { now, progress, hour, reviews } = known;
  const { first } = now;
  const acts = first === null ? now.others : [first, ...now.others];
  const steps = acts.filter(isStep);
  const answers = acts.filter(isIncidentAct);
  const about = incidentProps(mission, known, onDone);
  const hourActs = acts.filter(isHourAct);
  const isUnderWay = mission.statut === "en_cours";
  const isContactFirst = first === "contact.given";
  const step = first !== null && isStep(first) ? first : null;
  const groups: Record<"incident" | "hour" | "steps" | "contact" | "review", ReactNode> = {
    incident: about !== null && answers.length > 0 && (
      <Suspense fallback={null}>
        <IncidentActs
          {...about}
          acts={answers}
          primary={first !== null && isIncidentAct(first) ? first : null}
        />
      </Suspense>
    ),
    hour: hour !== null && hourActs.length > 0 && (
      <NowHour hour={hour} mission={mission} acts={hourActs} first={first} onDone={onDone} />
    ),
    steps: progress !== null && steps.length > 0 && (
      <ProgressActs progress={progress} mission={mission} steps={steps} primary={step} onTaken={onDone} />
    ),
    contact: progress !== null && now.side === "requester" && isUnderWay && (
      <ContactActs progress={progress} isPrimary={isContactFirst} />
    ),
    review: reviews !== null && <GiveReview reviewed={reviews} />,
  };
  const isHourFirst = hour?.proposed != null || (first !== null && isHourAct(first));
  const order = isContactFirst
    ? (["contact", "hour", "steps"] as const)
    : isHourFirst
      ? (["hour", "incident", "steps", "contact"] as const)
      : (["incident", "review", "steps", "hour", "contact"] as const);
  return order.map((key) => [key, groups[key]] as [string, ReactNode]).filter(([, shown]) => shown);
}

/** What a side can do: each act where its life cycle allows it, the next one first and alone in its emphasis. */
export function NowActs(props: NowActsProps) {
  const { mission, known } = props;
  const { now, progress, proposal, isAgreed, other } = known;
  const acts = now.first === null ? now.others : [now.first, ...now.others];
  // Of a mission under way it is behind « Un problème ? », unless the two contradict each other.
  const isDisputeBehind = mission.statut === "en_cours" && now.situation !== "bothCame";
  // What one comes for least stands last.
  const leads = acts
    .filter((act) => (act in leadsTo || hasPage(act)) && !(act === "dispute.opened" && isDisputeBehind))
    .sort((one, other) => Number(one === "dispute.opened") - Number(other === "dispute.opened"));
  const waitsForHours =
    progress?.needsHours === true && now.side === "requester" && mission.statut === "en_cours";
  const writesTo = isAgreed && proposal !== null ? other : null;
  const asksContact = now.first === "contact.asked";
  const write = writesTo !== null && proposal !== null && (
    <WriteButton
      proposalId={proposal.proposalId}
      prenom={writesTo.prenom}
      label={asksContact ? actTexts["contact.asked"] : undefined}
    />
  );
  const groups = groupsOf(props);
  // Nothing to do takes no room: what follows would move once that is known.
  if (groups.length === 0 && leads.length === 0 && writesTo === null && !waitsForHours) return null;
  return (
    <Stack gap={3}>
      {asksContact && <Inline stackedBelow="tablet">{write}</Inline>}
      {groups.map(([key, shown]) => (
        <Fragment key={key}>{shown}</Fragment>
      ))}
      {waitsForHours && <p className={text.small}>{copy.hoursMissing}</p>}
      {(leads.length > 0 || (write && !asksContact)) && (
        <Inline gap={3} stackedBelow="tablet">
          {leads.map((act) => (
            <Lead key={act} act={act} known={known} mission={mission} />
          ))}
          {!asksContact && write}
        </Inline>
      )}
    </Stack>
  );
}

interface NowHourProps {
  hour: MissionHour;
  mission: Mission;
  acts: readonly HourAct[];
  first: NowAct | null;
  onDone: () => void;
}

/** What is proposed of the hour, with the answers to it; an address leads to it. */
function NowHour({ hour, mission, acts, first, onDone }: NowHourProps) {
  return (
    <section id="heure" tabIndex={-1} className={css.hour} aria-label={copy.hour}>
      <Stack gap={3}>
        {hour.proposed !== null && <HourStanding hour={hour} mission={mission} />}
        <HourActs
          hour={hour}
          acts={acts}
          primary={first !== null && isHourAct(first) ? first : null}
          onDone={onDone}
        />
      </Stack>
    </section>
  );
}

/** Pages that an act leads to. */
const pagesOf = { "mission.edited": missionEditingPath, "mission.repeated": repeatPath } as const;
const hasPage = (act: NowAct): act is keyof typeof pagesOf => act in pagesOf;

/** Parts of the page that an act leads to. */
const leadsTo: Partial<Record<NowAct, string>> = {
  "proposals.read": "propositions",
  "dispute.read": "litige",
  "dispute.opened": "litige",
};

function labelOf(act: NowAct, { statut }: Mission, count: number): string {
  if (act === "proposals.read") return actTexts[act][count > 1 ? "many" : "one"];
  if (act === "mission.repeated") return actTexts[act][statut === "ouverte" ? "open" : "over"];
  return act === "dispute.read" || act === "mission.edited" ? actTexts[act] : actTexts["dispute.opened"];
}

/** What one comes for seldom. */
const quiet: ReadonlySet<NowAct> = new Set(["dispute.opened", "mission.repeated"]);

/** Leads to where an act is done, on the page of the mission. */
function Lead({ act, known, mission }: { act: NowAct; known: KnownNow; mission: Mission }) {
  const { pathname, search } = useLocation();
  const path = missionPath(mission.id);
  const isFirst = act === known.now.first;
  // All proposals are read beside each other, whichever one is open.
  const here = pathname === path && act !== "proposals.read" ? `${path}${search}` : path;
  const part = `${here}#${leadsTo[act]}`;
  return (
    <LinkButton
      to={hasPage(act) ? pagesOf[act](mission.id) : part}
      variant={isFirst ? "primary" : quiet.has(act) ? "ghost" : "secondary"}
    >
      {labelOf(act, mission, known.toAnswer.length || known.awaited.length)}
    </LinkButton>
  );
}
