import type { Mission } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";
import { Badge } from "@jobami/ui/Badge";
import { Price } from "@jobami/ui/Price";
import { heading } from "@jobami/ui/styles";
import { Zap } from "lucide-react";
import { Link } from "react-router";
import { placeWords, proposalCountWords, statusWords, whenWords } from "../../words/mission-words.ts";
import { priceProps } from "../../words/price-props.ts";
import * as css from "./MissionCard.css.ts";
import { ServiceIcon } from "./service-icons.tsx";

/** Service, urgency and, unless it is simply open, status. */
export function MissionBadges({ mission }: { mission: Mission }) {
  const status = statusWords[mission.statut];
  return (
    <div className={css.badges}>
      <Badge icon={<ServiceIcon category={mission.category} />}>
        {serviceLabels(mission.category, mission.subcategory).category}
      </Badge>
      {mission.isUrgent && (
        <Badge tone="accent" icon={<Zap size={16} strokeWidth={1.75} aria-hidden="true" />}>
          Urgent
        </Badge>
      )}
      {mission.statut !== "ouverte" && <Badge tone={status.tone}>{status.label}</Badge>}
    </div>
  );
}

/** A mission in a list: what, where, when, for how much. */
export function MissionCard({ mission, headingLevel = 3 }: { mission: Mission; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <div className={css.main}>
        <MissionBadges mission={mission} />
        <Heading className={heading[3]}>
          <Link className={css.link} to={`/dashboard/missions/${mission.id}`}>
            {mission.title}
          </Link>
        </Heading>
        <p className={css.facts}>
          {placeWords(mission.place)} · {whenWords(mission)}
        </p>
      </div>
      <div className={css.side}>
        <Price {...priceProps(mission)} size="large" />
        <p className={css.count}>{proposalCountWords(mission.proposalCount)}</p>
      </div>
    </article>
  );
}
