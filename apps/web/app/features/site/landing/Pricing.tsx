import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { shownClaims } from "../../../entities/claims/index.ts";
import { premiumPath, registrationPath } from "../../../generated/paths.ts";
import { loginFrom } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { pricing } from "./copy.ts";
import * as page from "./LaterSections.css.ts";
import type { LandingView, PlanView } from "./landing-view.ts";
import * as css from "./Pricing.css.ts";

/** The two plans as they are sold, and what the Jobi is [LAND-13]. */
export function Pricing({ isSignedIn, plans }: { isSignedIn: boolean; plans: LandingView["plans"] }) {
  const { free, premium } = pricing;
  return (
    <section id="pricing" className={`${page.section} ${css.sunken}`} aria-labelledby="pricing-title">
      <Container width="wide">
        <Stack gap={3} className={css.head}>
          <h2 id="pricing-title" className={heading[1]}>
            {pricing.title}
          </h2>
          <p className={text.lead}>{pricing.lead}</p>
        </Stack>
        <Grid as="ul" columns={{ laptop: 2 }} gap={6} className={css.plans}>
          <PlanCard
            name="gratuit"
            title={free.plan}
            plan={plans.gratuit}
            period={free.period}
            includes={[...free.includes, ...plans.gratuit.gives, ...shownClaims("noCommission")]}
          >
            {!isSignedIn && <LinkButton to={registrationPath}>{free.action}</LinkButton>}
          </PlanCard>
          <PlanCard
            name="premium"
            title={premium.plan}
            plan={plans.premium}
            period={premium.period}
            includes={[premium.everything, ...plans.premium.gives, ...shownClaims("halfPrice")]}
          >
            <LinkButton variant="secondary" to={isSignedIn ? premiumPath : loginFrom(premiumPath)}>
              {premium.action}
            </LinkButton>
          </PlanCard>
        </Grid>
        <Jobi />
      </Container>
    </section>
  );
}

interface PlanCardProps {
  name: keyof LandingView["plans"];
  title: string;
  plan: PlanView;
  period: string;
  includes: readonly string[];
  children: ReactNode;
}

function PlanCard({ name, title, plan, period, includes, children }: PlanCardProps) {
  return (
    <Stack as="li" gap={5} align="start" justify="start" className={css.plan} data-plan={name}>
      <h3 className={heading[3]}>{title}</h3>
      <p>
        <span className={css.planPrice}>{plan.price}</span> <span className={text.faint}>{period}</span>
      </p>
      <Stack as="ul" gap={3}>
        {includes.map((line) => (
          <Inline as="li" key={line} gap={3} isOneLine>
            <Check className={css.planCheck} size={20} strokeWidth={2.25} />
            {line}
          </Inline>
        ))}
      </Stack>
      {children}
    </Stack>
  );
}

function Jobi() {
  const { title, text: description, example } = pricing.aside;
  return (
    <Columns ratio="1:auto" from="laptop" gap={8} rowGap={4} align="center" className={css.jobi}>
      <Stack gap={2}>
        <h3 className={heading[3]}>{title}</h3>
        <p>{description}</p>
      </Stack>
      <Inline as="p" gap={2} isOneLine align="center" className={css.jobiPrice}>
        {example}
        <Stack as="span" align="center" className={css.coin} role="img" aria-label="Jobi">
          J
        </Stack>
      </Inline>
    </Columns>
  );
}
