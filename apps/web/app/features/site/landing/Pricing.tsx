import { CardRow } from "@jobami/ui/CardRow";
import { Container } from "@jobami/ui/Container";
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
import * as css from "./LaterSections.css.ts";
import type { LandingView, PlanView } from "./landing-view.ts";
import { SectionHead } from "./SectionHead.tsx";

/** The two plans as they are sold, and what the Jobi is [LAND-13]. */
export function Pricing({ isSignedIn, plans }: { isSignedIn: boolean; plans: LandingView["plans"] }) {
  const { free, premium } = pricing;
  return (
    <section id="pricing" className={`${css.section} ${css.sunken}`} aria-labelledby="pricing-title">
      <Container width="wide">
        <CardRow
          label={pricing.title}
          width="third"
          head={<SectionHead id="pricing-title" title={pricing.title} lead={pricing.lead} />}
        >
          <PlanCard
            title={free.plan}
            look={css.planFree}
            plan={plans.gratuit}
            period={free.period}
            includes={[...free.includes, ...plans.gratuit.gives, ...shownClaims("noCommission")]}
          >
            {!isSignedIn && <LinkButton to={registrationPath}>{free.action}</LinkButton>}
          </PlanCard>
          <PlanCard
            title={premium.plan}
            look={css.card}
            plan={plans.premium}
            period={premium.period}
            includes={[premium.everything, ...plans.premium.gives, ...shownClaims("halfPrice")]}
          >
            <LinkButton variant="secondary" to={isSignedIn ? premiumPath : loginFrom(premiumPath)}>
              {premium.action}
            </LinkButton>
          </PlanCard>
          <Jobi />
        </CardRow>
      </Container>
    </section>
  );
}

interface PlanCardProps {
  title: string;
  look: string;
  plan: PlanView;
  period: string;
  includes: readonly string[];
  children: ReactNode;
}

function PlanCard({ title, look, plan, period, includes, children }: PlanCardProps) {
  return (
    <Stack as="li" gap={4} align="start" justify="start" className={look}>
      <h3 className={heading[3]}>{title}</h3>
      <p>
        <span className={css.planPrice}>{plan.price}</span> <span className={text.faint}>{period}</span>
      </p>
      <Stack as="ul" gap={2}>
        {includes.map((line) => (
          <Inline as="li" key={line} gap={2} isOneLine>
            <Check className={css.check} size={18} strokeWidth={2.25} />
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
    <Stack as="li" gap={4} justify="start" className={css.jobi}>
      <h3 className={heading[3]}>{title}</h3>
      <p>{description}</p>
      <Inline as="p" gap={2} isOneLine align="center" className={css.amount}>
        {example}
        <Stack as="span" align="center" className={css.coin} role="img" aria-label="Jobi">
          J
        </Stack>
      </Inline>
    </Stack>
  );
}
