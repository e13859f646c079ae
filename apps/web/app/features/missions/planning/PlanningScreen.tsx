import { dayIn } from "@jobami/api/missions/days";
import type { Planning } from "@jobami/api/planning/contract";
import { usePlanning } from "@jobami/api/planning/hooks";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, visuallyHidden } from "@jobami/ui/styles";
import { media } from "@jobami/ui/theme";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useClock, useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton, LinkTabs } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { useMedia } from "../../../platform/viewport/index.ts";
import { LateHalfDays } from "../ai/index.ts";
import { copy, shiftCopy, spanText, viewLabels } from "./copy.ts";
import { Exceptions } from "./Exceptions.tsx";
import { FeedCard } from "./FeedCard.tsx";
import { ListView } from "./ListView.tsx";
import { MonthView } from "./MonthView.tsx";
import {
  addressOf,
  contentOf,
  dayByKey,
  daysOf,
  type PlanningView,
  planningViews,
  shifted,
  spanOf,
} from "./planning-view.ts";
import { WeekView } from "./WeekView.tsx";

export interface PlanningScreenProps {
  /** From the address; a list on a phone, else a week, where it states nothing. */
  view: PlanningView | null;
  day: string | null;
}

/** What is drawn of days while their content is awaited. */
const nothing: Planning = {
  from: "",
  to: "",
  slots: [],
  travels: [],
  exceptions: [],
  usual: [],
  holidays: [],
};

/** When one’s missions are, and when one is not there: by week, by month, as a list [DASH-06]. */
export function PlanningScreen({ view: asked, day: askedDay }: PlanningScreenProps) {
  const isNarrow = useMedia(media.belowTablet);
  const today = dayIn(useOwnZone(), useClock().now());
  const view = asked ?? (isNarrow ? "liste" : "semaine");
  const day = askedDay ?? today;
  const span = spanOf(view, day);
  const reading = usePlanning(span.from, span.days);
  const isJobbeur = useSession().user?.user_type === "jobbeur";
  const navigate = useNavigate();
  /** A key led to another day, whose link takes the focus once it is there. */
  const follows = useRef(false);

  const known = reading.data?.data;
  const isAwaited = known === undefined && reading.error === undefined;
  const isList = view === "liste" || (view === "semaine" && isNarrow);
  const contentsOf = (planning: Planning) => daysOf(span).map((one) => contentOf(planning, one));
  const shared = { days: contentsOf(known ?? nothing), day, today, follows };

  function step(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayByKey(event.key, day, view, today);
    if (next === null) return;
    event.preventDefault();
    follows.current = true;
    void navigate(addressOf(view, next), { replace: true, preventScrollReset: true });
  }

  return (
    <WorkPage gap={5}>
      <PageHeader
        size="compact"
        title={copy.title}
        lead={copy.lead}
        views={
          <div data-print="hidden">
            <LinkTabs
              label={copy.views}
              tabs={planningViews.map((other) => ({
                to: addressOf(other, day),
                label: viewLabels[other],
                isCurrent: other === view,
              }))}
            />
          </div>
        }
      />
      <Stack as="section" gap={4} aria-labelledby="planning-span">
        <Inline gap={3} align="center" justify="between">
          <h2 id="planning-span" className={heading[3]} aria-live="polite">
            {spanText(view, day, span)}
          </h2>
          <Ways view={view} day={day} today={today} />
        </Inline>
        <Reading of={reading} failed={copy.failed} awaited={isList ? <Awaited /> : null} showsStale>
          {({ data }) => isList && <ListView days={contentsOf(data)} today={today} />}
        </Reading>
        {/* The days stay while their content is awaited: a key that leads to another week finds its day there. */}
        {!isList && (known !== undefined || reading.error === undefined) && (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed on the links of the days arrive here.
          <div onKeyDown={step} aria-busy={known === undefined}>
            {view === "semaine" ? <WeekView {...shared} /> : <MonthView {...shared} isNarrow={isNarrow} />}
            <p className={visuallyHidden} id="planning-keys">
              {copy.keys}
            </p>
          </div>
        )}
      </Stack>
      {/* Below a list of unknown length nothing stands that it would push away. */}
      {!(isList && isAwaited) && (
        <Stack gap={6} data-print="hidden">
          {isJobbeur && <Exceptions exceptions={known?.exceptions ?? []} day={day} today={today} />}
          {isJobbeur && <LateHalfDays />}
          <FeedCard />
        </Stack>
      )}
    </WorkPage>
  );
}

/** The ways to what comes before and after, and back to today. */
function Ways({ view, day, today }: { view: PlanningView; day: string; today: string }) {
  const { before, after } = shiftCopy[view];
  const look = { variant: "secondary", size: "small" } as const;
  return (
    <Inline as="nav" gap={2} aria-label={viewLabels[view]} data-print="hidden">
      <LinkButton to={addressOf(view, shifted(view, day, -1))} {...look}>
        <ChevronLeft size={20} strokeWidth={1.75} />
        <span className={visuallyHidden}>{before}</span>
      </LinkButton>
      <LinkButton to={addressOf(view, today)} {...look}>
        {copy.today}
      </LinkButton>
      <LinkButton to={addressOf(view, shifted(view, day, 1))} {...look}>
        <ChevronRight size={20} strokeWidth={1.75} />
        <span className={visuallyHidden}>{after}</span>
      </LinkButton>
    </Inline>
  );
}

function Awaited() {
  return (
    <Stack gap={3}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
