import { Badge } from "@jobami/ui/Badge";
import { CardRow } from "@jobami/ui/CardRow";
import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Armchair, Droplets, Hammer, PaintRoller } from "lucide-react";
import { shownClaims } from "../../../entities/claims/index.ts";
import { withWish } from "../../../entities/service/index.ts";
import { composePath, registrationPath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { drawnOnce } from "../../../platform/page/index.ts";
import { GoogleEntry } from "../../access/auth/index.ts";
import { benefits, benefitTags, callToAction, highlightCards, highlights, whyChoose } from "./copy.ts";
import * as css from "./LaterSections.css.ts";
import { SectionHead } from "./SectionHead.tsx";

export { AiSection } from "./AiSection.tsx";
export { PartnerOffers } from "./Offered.tsx";
export { People } from "./People.tsx";
export { Pricing } from "./Pricing.tsx";
export { Services } from "./Services.tsx";

const icons = [Hammer, PaintRoller, Droplets, Armchair] as const;

interface SectionProps {
  isSignedIn: boolean;
}

/** Four trades that earn money; to visitors the shortest way in, beside them [LAND-04 to LAND-07]. */
export function Highlights({ isSignedIn }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby="highlights-title">
      <Container width="wide">
        <Stack gap={4}>
          <h2 id="highlights-title" className={heading[2]}>
            {highlights.title}
          </h2>
          {isSignedIn ? (
            <Trades isSignedIn />
          ) : (
            <Columns ratio="1.4:1" from="laptop" gap={4}>
              <Trades isSignedIn={false} />
              <SignUpCard />
            </Columns>
          )}
        </Stack>
      </Container>
    </section>
  );
}

function Trades({ isSignedIn }: SectionProps) {
  const to = isSignedIn ? composePath : registrationAs("jobbeur");
  return (
    <ul className={css.trades}>
      {highlightCards.map((card, index) => {
        const Icon = icons[index] ?? Hammer;
        const [amount] = "claim" in card ? shownClaims(card.claim) : [];
        return (
          <Stack as="li" key={card.label}>
            <Stack
              as={Link}
              gap={1}
              align="start"
              justify="start"
              className={index === 0 ? css.tradeFirst : css.linkCard}
              to={withWish(to, card.wish)}
            >
              <Icon className={css.icon} size={24} strokeWidth={1.75} />
              <strong className={heading[4]}>{card.label}</strong>
              <span>{card.text}</span>
              {amount !== undefined && <span className={css.amount}>{amount}</span>}
            </Stack>
          </Stack>
        );
      })}
    </ul>
  );
}

function SignUpCard() {
  return (
    <Stack gap={3} justify="center" className={css.signUp}>
      <h3 className={heading[3]}>{highlights.signUpTitle}</h3>
      <p className={text.soft}>{highlights.signUpText}</p>
      <LinkButton to={registrationPath} isFullWidth>
        {highlights.signUp}
      </LinkButton>
      <GoogleEntry />
    </Stack>
  );
}

/** What each side gains, a card a benefit [LAND-09, LAND-10]. */
export const WhyChoose = import.meta.env.SSR ? drawnOnce(Benefits) : Benefits;

function Benefits() {
  const shown = benefits.flatMap((benefit) => {
    const title = benefit.claim === undefined ? benefit.title : shownClaims(benefit.claim)[0];
    return title === undefined ? [] : [{ ...benefit, title }];
  });
  return (
    <section id="pourquoi" className={css.sectionAbove} aria-labelledby="why-title">
      <Container width="wide">
        <CardRow
          label={whyChoose.title}
          head={<SectionHead id="why-title" title={whyChoose.title} lead={whyChoose.lead} />}
        >
          {shown.map((benefit) => (
            <li key={benefit.title}>
              <Stack gap={2} align="start" justify="start" className={css.card}>
                <Badge tone={benefit.for === "seeker" ? "accent" : "success"}>
                  {benefitTags[benefit.for]}
                </Badge>
                <h3 className={heading[4]}>{benefit.title}</h3>
                <p className={text.soft}>{benefit.text}</p>
              </Stack>
            </li>
          ))}
        </CardRow>
      </Container>
    </section>
  );
}

/** The last word before the questions. */
export function CallToAction({ isSignedIn }: SectionProps) {
  return (
    <section className={css.call} aria-labelledby="call-title">
      <Container width="wide">
        <Columns ratio="1:auto" from="laptop" gap={10} rowGap={4} align="center">
          <Stack gap={2}>
            <h2 id="call-title" className={heading[2]}>
              {callToAction.title}
            </h2>
            <p>{callToAction.text}</p>
          </Stack>
          <Inline gap={3} stackedBelow="tablet">
            <LinkButton to={isSignedIn ? composePath : registrationAs("other")}>
              {callToAction.post}
            </LinkButton>
            {!isSignedIn && (
              <LinkButton variant="secondary" to={registrationAs("jobbeur")}>
                {callToAction.offer}
              </LinkButton>
            )}
          </Inline>
        </Columns>
      </Container>
    </section>
  );
}
