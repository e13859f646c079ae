import { ApiError } from "@jobami/api/http/errors";
import { errorMessage } from "@jobami/api/http/status-messages";
import type { Mission } from "@jobami/api/missions/contract";
import { useMission } from "@jobami/api/missions/hooks";
import { serviceLabels } from "@jobami/api/taxonomy";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Price } from "@jobami/ui/Price";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { Street } from "@jobami/ui/Street";
import { link, visuallyHidden } from "@jobami/ui/styles";
import { CalendarDays, Clock, MapPin, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { personName, placeWords, whenWords } from "../../words/mission-words.ts";
import { priceProps } from "../../words/price-props.ts";
import { LinkButton } from "../../world/LinkButton.tsx";
import { useSession } from "../../world/session.ts";
import { MissionBadges } from "./MissionCard.tsx";
import { MissionEnd } from "./MissionEnd.tsx";
import * as css from "./MissionsScreen.css.ts";

const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

interface MissionScreenProps {
  id: string;
  /** What the person can do with the mission: answer it, or its proposals. */
  renderAside: (mission: Mission) => ReactNode;
}

/** One mission: what, where, when, for how much; beside it, what the person can do. */
export function MissionScreen({ id, renderAside }: MissionScreenProps) {
  const { data, error, mutate } = useMission(id);
  const { user } = useSession();
  if (error instanceof ApiError && error.status === 404) return <NoSuchMission />;
  if (data === undefined)
    return (
      <Container>
        <div className={css.screen}>
          <h1 className={visuallyHidden}>Mission</h1>
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
        </div>
      </Container>
    );
  const mission = data.data;
  return (
    <Container>
      <div className={css.detail}>
        <article className={css.column}>
          <PageHeader
            title={mission.title}
            back={
              <Link className={link} to="/dashboard/missions">
                Toutes les missions
              </Link>
            }
            meta={<MissionBadges mission={mission} />}
          />
          <Price {...priceProps(mission)} size="large" />
          <Facts mission={mission} />
          <p className={css.description}>{mission.description}</p>
        </article>
        <section className={css.aside} aria-label="Propositions">
          {renderAside(mission)}
        </section>
        {mission.owner.id === user?.id && <MissionEnd mission={mission} />}
      </div>
    </Container>
  );
}

function Facts({ mission }: { mission: Mission }) {
  const { subcategory } = serviceLabels(mission.category, mission.subcategory);
  return (
    <ul className={css.facts}>
      <li className={css.fact}>
        <MapPin {...icon} /> {placeWords(mission.place)}
      </li>
      <li className={css.fact}>
        <CalendarDays {...icon} /> {whenWords(mission)}
      </li>
      <li className={css.fact}>
        <UserRound {...icon} /> {personName(mission.owner)} · {subcategory}
      </li>
      <li className={css.fact}>
        <Clock {...icon} />
        <span>
          publiée <RelativeTime instant={mission.createdAt} />
        </span>
      </li>
    </ul>
  );
}

function NoSuchMission() {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title="Cette mission n’existe pas"
        illustration={<Street variant="missing" seed="mission" />}
        action={<LinkButton to="/dashboard/missions">Voir les missions</LinkButton>}
      >
        Elle a peut-être été retirée, ou l’adresse est incomplète.
      </EmptyState>
    </Container>
  );
}
