import type { Mission } from "@jobami/api/missions/contract";
import { useMatchingMissions, useOwnMissions } from "@jobami/api/missions/hooks";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { heading, link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { matchingListPath } from "../../../paths.ts";
import { MissionRow } from "./MissionRow.tsx";
import { ownMissionsPath } from "./own-missions-path.ts";

/** How many stand on the home. */
export const shownMissions = 4;

interface FewMissionsProps {
  title: string;
  lead?: string;
  reading: { data?: { data: readonly Mission[] } | undefined; error?: unknown; mutate: () => unknown };
  empty: string;
  /** Where all of them are. */
  to: string;
  more: string;
}

function FewMissions({ title, lead, reading, empty, to, more }: FewMissionsProps) {
  const { data, error, mutate } = reading;
  return (
    <Stack as="section" gap={3} aria-labelledby="missions">
      <Stack gap={1}>
        <h2 id="missions" className={heading[3]}>
          {title}
        </h2>
        {lead !== undefined && <p className={text.small}>{lead}</p>}
      </Stack>
      <DataList
        label={title}
        look="rows"
        status={error ? "failed" : data ? "ready" : "loading"}
        items={data?.data ?? []}
        getKey={(mission) => mission.id}
        renderItem={(mission) => <MissionRow mission={mission} />}
        skeleton={<ListRowSkeleton hasLeading />}
        skeletonCount={shownMissions}
        onRetry={() => void mutate()}
        empty={<p className={text.soft}>{empty}</p>}
      />
      {data !== undefined && (
        <p>
          <Link className={link} to={to}>
            {more}
          </Link>
        </p>
      )}
    </Stack>
  );
}

/** A few open missions that suit a jobbeur, and the way to all of them. */
export function MatchingMissions() {
  return (
    <FewMissions
      title="Missions pour vous"
      lead="D’après vos services, votre zone et vos disponibilités, les plus près de chez vous d’abord."
      reading={useMatchingMissions({ limit: shownMissions })}
      empty="Aucune mission ne vous correspond pour le moment."
      to={matchingListPath()}
      more="Voir toutes ces missions"
    />
  );
}

/** A person’s newest missions, of every status, and the way to all of them. */
export function OwnNewestMissions() {
  return (
    <FewMissions
      title="Vos missions"
      reading={useOwnMissions({ limit: shownMissions })}
      empty="Vous n’avez pas encore publié de mission."
      to={ownMissionsPath}
      more="Voir toutes vos missions"
    />
  );
}
