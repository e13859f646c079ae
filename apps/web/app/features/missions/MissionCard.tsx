import type { Mission } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";
import { Badge } from "@jobami/ui/Badge";
import { Price, type PriceProps } from "@jobami/ui/Price";
import { heading } from "@jobami/ui/styles";
import { Zap } from "lucide-react";
import { Link } from "react-router";
import * as css from "./MissionCard.css.ts";
import { ServiceIcon } from "./service-icons.tsx";
import { placeWords, proposalCountWords, statusWords, whenWords } from "./words.ts";

type Priced = Pick<Mission, "amount" | "jobiAmount" | "paymentMethodType"> &
  Partial<Pick<Mission, "budgetType">>;

/** The price of a mission or proposal as the Price component takes it. */
export function priceProps(priced: Priced): PriceProps {
  const per = priced.budgetType === "horaire" ? ({ per: "hour" } as const) : {};
  if (priced.paymentMethodType === "jobis") return { jobis: priced.amount, ...per };
  return priced.jobiAmount > 0
    ? { euros: priced.amount, jobis: priced.jobiAmount, ...per }
    : { euros: priced.amount, ...per };
}

/** Service, urgency and, unless it is simply open, status. */
export function MissionBadges({ mission }: { mission: Mission }) {
  const status = statusWords[mission.statut];
  return (
    <div className={css.badges}>
      <Badge icon={<ServiceIcon category={mission.category} />}>
        {serviceLabels(mission.category, mission.subcategory).category}
      </Badge>
      {mission.isUrgent && (
        <Badge tone="warning" icon={<Zap size={16} strokeWidth={1.75} aria-hidden="true" />}>
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
