import type { Mission } from "@jobami/api/missions/contract";
import { usePublication } from "@jobami/api/missions/use-publication";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton } from "@jobami/ui/Skeleton";
import { link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { missionPath } from "../../../paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { ShareButton } from "../../../platform/share/index.ts";
import { copy, notifiedText, usualText } from "./copy.ts";
import { helpsOf } from "./helps.ts";

/** People are notified within that, in ms; of an older mission it is not known whether any were. */
const recentMs = 600_000;

/** For the owner of an open mission without a proposal: who was notified, when an answer usually comes, what would help, and a way to pass it on. */
export function PublishedPart({ mission }: { mission: Mission }) {
  const { data, error, mutate } = usePublication(mission.id);
  const isRecent = useClock().now() - Date.parse(mission.createdAt) < recentMs;
  const helps = helpsOf(mission);
  if (data === undefined && error !== undefined)
    return <ReadingFailed error={error} title={copy.failed} onRetry={() => void mutate()} />;
  const notified = data && notifiedText(data, isRecent);
  return (
    <Stack as="section" gap={3} aria-label={copy.label}>
      {data === undefined ? (
        <Skeleton />
      ) : (
        <Stack gap={1}>
          <p role="status">{notified}</p>
          {data.usual !== null && <p className={text.soft}>{usualText(data.usual)}</p>}
        </Stack>
      )}
      {helps.length > 0 && (
        <Stack gap={1}>
          <p className={text.small}>{copy.helps}</p>
          <Stack as="ul" gap={1} aria-label={copy.helps}>
            {helps.map(({ to, label }) => (
              <li key={label}>
                <Link className={link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <Inline>
        <ShareButton path={missionPath(mission.id)} name={mission.title} />
      </Inline>
    </Stack>
  );
}
