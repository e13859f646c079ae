import { Badge } from "@jobami/ui/Badge";
import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Armchair, Droplets, Hammer, PaintRoller } from "lucide-react";
import { Link } from "react-router";
import { shownClaims } from "../../../entities/claims/index.ts";
import { withWish } from "../../../entities/service/index.ts";
import { composePath, registrationPath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { GoogleEntry } from "../../access/auth/index.ts";
import { benefits, benefitTags, callToAction, highlightCards, highlights, whyChoose } from "./copy.ts";
import * as css from "./LaterSections.css.ts";

export { AiSection } from "./AiSection.tsx";
export { PartnerOffers } from "./Offered.tsx";
export { Pricing } from "./Pricing.tsx";

const icons = [Hammer, PaintRoller, Droplets, Armchair] as const;

interface SectionProps {
  isSignedIn: boolean;
}

/** Four trades that earn money; to visitors the shortest way in, beside them [LAND-04 to LAND-07]. */
export function Highlights({ isSignedIn }: SectionProps) {
  return (
    <section className={css.highlights} aria-labelledby="highlights-title">
      <Container width="wide">
        <Stack gap={6}>
          <h2 id="highlights-title" className={heading[2]}>
            {highlights.title}
          </h2>
          {isSignedIn ? (
            <Trades isSignedIn />
          ) : (
            <Columns ratio="1.4:1" from="laptop" gap={6}>
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
    <Grid as="ul" columns={{ tablet: 3 }} gap={4}>
      {highlightCards.map((card, index) => {
        const Icon = icons[index] ?? Hammer;
        const [amount] = "claim" in card ? shownClaims(card.claim) : [];
        return (
          <Stack as="li" key={card.label} className={css.tradeItem}>
            <Inline as={Link} gap={4} align="center" className={css.trade} to={withWish(to, card.wish)}>
              <Icon className={css.tradeIcon} size={28} strokeWidth={1.75} />
              <Stack as="span" gap={1} className={css.tradeBlock}>
                <strong className={heading[3]}>{card.label}</strong>
                <span className={css.tradeText}>{card.text}</span>
              </Stack>
              {amount !== undefined && <span className={css.amount}>{amount}</span>}
            </Inline>
          </Stack>
        );
      })}
    </Grid>
  );
}

function SignUpCard() {
  return (
    <Stack gap={4} justify="center" className={css.signUp}>
      <h3 className={heading[3]}>{highlights.signUpTitle}</h3>
      <p className={text.soft}>{highlights.signUpText}</p>
      <LinkButton to={registrationPath} isFullWidth>
        {highlights.signUp}
      </LinkButton>
      <GoogleEntry />
    </Stack>
  );
}

/** What each side gains, one line a benefit. */
export function WhyChoose() {
  const shown = benefits.flatMap((benefit) => {
    const title = benefit.claim === undefined ? benefit.title : shownClaims(benefit.claim)[0];
    return title === undefined ? [] : [{ ...benefit, title }];
  });
  return (
    <section id="pourquoi" className={css.why} aria-labelledby="why-title">
      <Container width="wide">
        <Columns ratio="16rem:1" from="laptop" gap={12} rowGap={6}>
          <Stack gap={3} justify="start">
            <h2 id="why-title" className={heading[1]}>
              {whyChoose.title}
            </h2>
            <p className={text.lead}>{whyChoose.lead}</p>
          </Stack>
          <ul className={css.benefits}>
            {shown.map((benefit) => (
              <Stack as="li" gap={2} key={benefit.title} className={css.benefit}>
                <Inline gap={3} rowGap={1} justify="between" align="baseline">
                  <h3 className={heading[4]}>{benefit.title}</h3>
                  <Badge tone={benefit.for === "seeker" ? "accent" : "success"}>
                    {benefitTags[benefit.for]}
                  </Badge>
                </Inline>
                <p className={text.soft}>{benefit.text}</p>
              </Stack>
            ))}
          </ul>
        </Columns>
      </Container>
    </section>
  );
}

/** The last word before the questions. */
export function CallToAction({ isSignedIn }: SectionProps) {
  return (
    <section className={css.call} aria-labelledby="call-title">
      <Container width="wide">
        <Columns ratio="1:auto" from="laptop" gap={10} rowGap={6} align="center">
          <Stack gap={2}>
            <h2 id="call-title" className={heading[2]}>
              {callToAction.title}
            </h2>
            <p>{callToAction.text}</p>
          </Stack>
          <Inline gap={3} stackedBelow="tablet">
            <LinkButton size="large" to={isSignedIn ? composePath : registrationAs("other")}>
              {callToAction.post}
            </LinkButton>
            {!isSignedIn && (
              <LinkButton size="large" variant="secondary" to={registrationAs("jobbeur")}>
                {callToAction.offer}
              </LinkButton>
            )}
          </Inline>
        </Columns>
      </Container>
    </section>
  );
}
