import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { Mission } from "@jobami/api/missions/contract";
import type { MissionProgress, ProgressEntry } from "@jobami/api/progress/contract";
import { useProgress } from "@jobami/api/progress/hooks";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { Timeline, type TimelineEntry } from "@jobami/ui/Timeline";
import { useClock } from "../../../platform/clock/index.ts";
import { AttachedFiles } from "../../talk/files/index.ts";
import { ContactPart } from "./ContactPart.tsx";
import { copy, entryText, standingText, untilText } from "./copy.ts";
import { PaymentPart } from "./PaymentPart.tsx";
import { ProgressActs } from "./ProgressActs.tsx";
import * as css from "./progress.css.ts";

export interface ProgressSectionProps {
  mission: Mission;
  /** Which side of it the reader is on. */
  side: ProposalSide;
}

/** What becomes of a mission that was agreed on; nothing for who was not chosen, and before anybody was. */
export function ProgressSection({ mission, side }: ProgressSectionProps) {
  const { data, error, mutate } = useProgress(mission.id);
  if (data?.data === null) return null;
  return (
    <Card element="section" padding="large" aria-labelledby="progress">
      <Stack gap={5}>
        <h2 id="progress" className={heading[2]}>
          {copy.title}
        </h2>
        {error !== undefined && (
          <Banner
            tone="danger"
            announce="assertive"
            title={copy.failed}
            action={
              <Button variant="secondary" size="small" onClick={() => void mutate()}>
                {copy.retry}
              </Button>
            }
          >
            {error instanceof ApiError && error.code === "NETWORK" ? copy.cutOff : null}
          </Banner>
        )}
        {data === undefined && error === undefined && (
          <SkeletonGroup>
            <Skeleton />
            <Skeleton width="half" />
          </SkeletonGroup>
        )}
        {data !== undefined && <Known progress={data.data} mission={mission} side={side} />}
      </Stack>
    </Card>
  );
}

const tones: Partial<Record<MissionProgress["entries"][number]["kind"], TimelineEntry["tone"]>> = {
  "work.done": "primary",
  "work.confirmed": "success",
  "confirmation.lapsed": "success",
  "mission.completed": "success",
  "changes.asked": "warning",
  "mission.cancelled": "danger",
};

function Known({ progress, mission, side }: ProgressSectionProps & { progress: MissionProgress }) {
  const now = useClock().now();
  const { entries, status, confirmsItselfAt } = progress;
  const until = confirmsItselfAt === null ? null : untilText(confirmsItselfAt);
  const standing = standingText(status, side, mission.statut, until, progress.isDisputed);
  return (
    <>
      {standing !== null && <p className={text.soft}>{standing}</p>}
      <Timeline
        label={copy.title}
        entries={entries.map((entry, place) => ({
          id: entry.id,
          title: entryText(entry, now),
          time: <RelativeTime instant={entry.at} />,
          detail: <EntryContent {...entry} />,
          tone: tones[entry.kind] ?? "neutral",
          isCurrent: place === entries.length - 1,
        }))}
      />
      <ProgressActs progress={progress} mission={mission} side={side} />
      {mission.statut === "en_cours" && <ContactPart progress={progress} side={side} />}
      {mission.statut !== "annulee" && <PaymentPart progress={progress} mission={mission} side={side} />}
    </>
  );
}

/** The text of an entry, and the photos of what was done. */
function EntryContent({ note, photos }: Pick<ProgressEntry, "note" | "photos">) {
  if (note === "" && photos.length === 0) return null;
  return (
    <Stack gap={2}>
      {note !== "" && <p className={css.bodyText}>{displayText(note)}</p>}
      <AttachedFiles files={photos} />
    </Stack>
  );
}
