import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import type { Proposal } from "@jobami/api/proposals/contract";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { link, targetLine, text } from "@jobami/ui/styles";
import { CalendarDays, MapPin, Phone, Wallet } from "lucide-react";
import { MissionWhen } from "../../../entities/hour/index.ts";
import { placeText } from "../../../entities/mission/index.ts";
import { PersonFace, PersonName } from "../../../entities/person/index.ts";
import { priceProps, priceText } from "../../../entities/price/index.ts";
import { hourlyTotal } from "../progress/index.ts";
import { budgetText, copy, pricesText, proposesText } from "./copy.ts";
import * as css from "./MissionNow.css.ts";
import type { KnownNow } from "./use-mission-now.ts";

const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Who, when, where, for how much, and how to reach them. */
export function NowFacts({ mission, known }: { mission: Mission; known: KnownNow }) {
  const { progress } = known;
  const other = known.isOwn && !known.isAgreed ? null : known.other;
  const isUnderWay = mission.statut === "en_cours";
  const contact = isUnderWay ? progress?.contact : null;
  return (
    <Stack as="ul" gap={2}>
      {other !== null && (
        <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
          <PersonFace person={other} size="small" /> <PersonName person={other} />
        </Inline>
      )}
      <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
        <CalendarDays {...icon} /> <MissionWhen mission={mission} />
      </Inline>
      <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
        <MapPin {...icon} />
        <span>
          {contact && contact.address !== "" && <>{displayText(contact.address)}, </>}
          {placeText(mission.place)}
        </span>
      </Inline>
      <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
        <Wallet {...icon} />
        <NowPrice mission={mission} known={known} />
      </Inline>
      {contact && contact.phone !== "" && (
        <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
          <Phone {...icon} />
          <a className={`${link} ${targetLine}`} href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>
            {contact.phone}
          </a>
        </Inline>
      )}
      {isUnderWay && known.now.side === "chosen" && !contact && known.now.first !== "contact.asked" && (
        <li className={text.small}>{copy.contactMissing}</li>
      )}
    </Stack>
  );
}

/** A price with the word of what it is: the budget, what one of them proposes, or what was agreed on. */
function NowPrice({ mission, known }: { mission: Mission; known: KnownNow }) {
  const { proposal, isAgreed, isOwn, progress, toAnswer } = known;
  const isStanding = proposal !== null && (isAgreed || mission.statut === "ouverte");
  const budget = budgetText(priceText(mission), isOwn);
  if (proposal === null && toAnswer.length > 1)
    return (
      <span>
        <Prices mission={mission} proposals={toAnswer} />
        {budget}
      </span>
    );
  if (!isStanding)
    return (
      <span>
        {copy.budget} <Price {...priceProps(mission)} />
      </span>
    );
  const side = isOwn ? "client" : "jobbeur";
  const by = proposal.offers.at(-1)?.by;
  const other = isOwn ? proposal.jobbeur : mission.owner;
  const proposes = by === side ? copy.youPropose : proposesText(shortName(other));
  const agreed = mission.statut === "annulee" ? copy.agreedBefore : copy.agreed;
  const total = isAgreed && progress !== null ? hourlyTotal(progress) : "";
  return (
    <span>
      {isAgreed ? agreed : proposes}{" "}
      <Price {...priceProps({ ...proposal, budgetType: mission.budgetType })} />
      {total !== "" && `, soit ${total}`}
      {!isAgreed && budget}
    </span>
  );
}

/** The lowest of several prices; how many there are where they are not all in euros. */
function Prices({ mission, proposals }: { mission: Mission; proposals: readonly Proposal[] }) {
  if (proposals.some(({ paymentMethodType }) => paymentMethodType !== "euros"))
    return pricesText(proposals.length);
  const amount = Math.min(...proposals.map((one) => one.amount));
  return (
    <>
      {copy.from} <Price {...priceProps({ ...mission, amount, jobiAmount: 0, paymentMethodType: "euros" })} />
    </>
  );
}
