import type { SessionUser } from "@jobami/api/auth/contract";
import { displayText } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import { Card } from "@jobami/ui/Card";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { instantText } from "../../../entities/mission/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { isJustStated } from "../../../platform/notices/index.ts";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { untilText } from "../progress/index.ts";
import { copy, manyTexts, sideTexts, situationTexts, spokenText } from "./copy.ts";
import * as css from "./MissionNow.css.ts";
import { NowActs } from "./NowActs.tsx";
import { NowFacts } from "./NowFacts.tsx";
import { NowLate, NowTroubles } from "./NowTroubles.tsx";
import { firstName, type KnownNow, useMissionNow } from "./use-mission-now.ts";

interface NowCardProps {
  mission: Mission;
  known: KnownNow;
  /** What a jobbeur proposes, and answers. */
  answer: ReactNode;
  /** What is asked of a few people first, while it is. */
  asks: ReactNode;
  /** What became of the publication, while no one proposes anything. */
  published: ReactNode;
}

interface MissionNowCardProps extends Omit<NowCardProps, "known"> {
  user: SessionUser;
}

/** On top of a mission, for each who reads it: how it stands, what they do next, with whom, when, where and for how much. */
export function MissionNowCard({ user, ...props }: MissionNowCardProps) {
  return <NowCard {...props} known={useMissionNow(props.mission, user)} />;
}

/** The same of what is known. */
export function NowCard({ mission, known, answer, asks, published }: NowCardProps) {
  const id = useId();
  const headline = useRef<HTMLHeadingElement>(null);
  const { now, isKnown, failure } = known;
  const zone = useOwnZone();
  const held = useHeld(isKnown, { title: titleOf(known), sentence: sentenceOf(known, zone) });
  const { title, sentence } = held;
  const spoken = useSpoken(mission.id, isKnown, `${now.situation} ${now.side}`, spokenText(title, sentence));
  const onDone = () => headline.current?.focus();
  const awaited = held.isKnown ? undefined : css.awaited;
  return (
    <Card
      element="section"
      look="highlight"
      aria-labelledby={id}
      aria-busy={!isKnown}
      data-now={now.situation}
    >
      <Stack gap={4}>
        <Stack gap={1} className={awaited}>
          <h2 id={id} ref={headline} tabIndex={-1} className={`${heading[3]} ${css.headline}`}>
            {title}
          </h2>
          <p className={text.soft}>{sentence}</p>
        </Stack>
        {failure !== undefined && (
          <ReadingFailed
            error={failure.error}
            title={copy.failed}
            announce="polite"
            onRetry={failure.retry}
          />
        )}
        <NowFacts mission={mission} known={known} />
        {isRead(now) && (
          <p className={css.excerpt} aria-hidden="true">
            {displayText(mission.description)}
          </p>
        )}
        <NowLate mission={mission} known={known} />
        {asks}
        {isKnown && <NowActs mission={mission} known={known} onDone={onDone} />}
        {isKnown && now.situation === "waiting" && known.isOwn && published}
        {mission.statut === "ouverte" && answer}
        <NowTroubles mission={mission} known={known} onDone={onDone} />
        <p role="status" className={visuallyHidden}>
          {spoken}
        </p>
      </Stack>
    </Card>
  );
}

/** Where the whole text stands far below, what is asked is seen before the way to propose it; it is read once, below. */
const isRead = ({ side, situation }: KnownNow["now"]) =>
  side === "asked" || (side === "jobbeur" && situation === "waiting");

const titleOf = ({ now: { situation }, toAnswer, awaited }: KnownNow) =>
  ((situation === "proposed" ? toAnswer.length : awaited.length) > 1 && manyTexts[situation]) ||
  situationTexts[situation];

const listed = new Intl.ListFormat("fr-FR");

function sentenceOf({ now, other, toAnswer, awaited, progress, confirmBy }: KnownNow, zone: string): string {
  const absence = progress?.incident.absence;
  const named = {
    other: firstName(other, copy.stranger),
    until: progress?.confirmsItselfAt
      ? untilText(progress.confirmsItselfAt)
      : confirmBy
        ? instantText(confirmBy, zone)
        : absence
          ? instantText(absence.answerBy, zone)
          : "",
    count: toAnswer.length,
    hasContact: progress?.contact != null,
    awaited: listed.format(awaited.map(({ jobbeur }) => firstName(jobbeur, copy.stranger))),
  };
  return sideTexts[now.situation][now.side]?.(named) ?? "";
}

interface Standing {
  title: string;
  sentence: string;
}

/** What was known last stands until what comes is known whole: hidden meanwhile, the heading would lose the focus. */
function useHeld(isKnown: boolean, standing: Standing): Standing & { isKnown: boolean } {
  const [last, setLast] = useState<Standing | null>(null);
  const { title, sentence } = standing;
  if (isKnown && (last?.title !== title || last.sentence !== sentence)) setLast(standing);
  return isKnown || last === null ? { ...standing, isKnown } : { ...last, isKnown: true };
}

/** A live event may come before the notice of the act that it is about, in ms. */
const noticeComesMs = 500;

/** What is to be spoken: nothing of what was there when the page opened, then each change once, unless a notice has stated the act that led to it. */
function useSpoken(missionId: string, isKnown: boolean, standing: string, text: string): string {
  const before = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [spoken, setSpoken] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows how it stands
  useEffect(() => {
    if (!isKnown) return;
    const isNews = before.current !== null && before.current !== standing;
    before.current = standing;
    if (!isNews) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSpoken(isJustStated(missionId) ? "" : text), noticeComesMs);
  }, [isKnown, standing]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return spoken;
}
