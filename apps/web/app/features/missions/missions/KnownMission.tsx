import { ApiError } from "@jobami/api/http/errors";
import { errorMessage } from "@jobami/api/http/status-messages";
import type { Mission } from "@jobami/api/missions/contract";
import { useMission } from "@jobami/api/missions/use-mission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { Street } from "@jobami/ui/Street";
import { visuallyHidden } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { missionsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle } from "../../../platform/page/index.ts";

interface KnownMissionProps {
  id: string;
  /** The level of its title: on a page of its own, or beside a list. */
  headingLevel: 1 | 2;
  children: (mission: Mission) => ReactNode;
}

/** What a mission is called while it is not known, and when there is none. */
export function useMissionTitle(id: string): string {
  const { data, error } = useMission(id);
  useAwaitedTitle({ data, error });
  return isUnknown(error) ? "Mission introuvable" : (data?.data.title ?? "Mission");
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A mission once it is there; before, its shape, and otherwise why it is not. */
export function KnownMission({ id, headingLevel, children }: KnownMissionProps) {
  const { data, error, mutate } = useMission(id);
  const Heading = `h${headingLevel}` as const;
  if (isUnknown(error)) return <NoSuchMission headingLevel={headingLevel} />;
  if (data !== undefined) return children(data.data);
  return (
    <WorkPage gap={5}>
      <Heading className={visuallyHidden}>Mission</Heading>
      {error === undefined ? (
        <SkeletonGroup>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
      ) : (
        <Banner
          tone="danger"
          announce="assertive"
          title={errorMessage(error)}
          action={
            <Button variant="secondary" onClick={() => void mutate()}>
              Réessayer
            </Button>
          }
        />
      )}
    </WorkPage>
  );
}

function NoSuchMission({ headingLevel }: Pick<KnownMissionProps, "headingLevel">) {
  return (
    <Container>
      <EmptyState
        headingLevel={headingLevel}
        title="Cette mission n’existe pas"
        illustration={<Street variant="missing" seed="mission" />}
        action={<LinkButton to={missionsPath}>Voir les missions</LinkButton>}
      >
        Elle a peut-être été retirée, ou l’adresse est incomplète.
      </EmptyState>
    </Container>
  );
}
