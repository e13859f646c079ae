import { useApi } from "@jobami/api/http/provider";
import type { PromoOutcome, SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import {
  extraOptions,
  isOfUse,
  type OptionKey,
  optionKeys,
  type Plan,
  type Plans as TwoPlans,
} from "@jobami/api/subscriptions/plans";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { sumText } from "../../../entities/price/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { StartConsent } from "../withdrawal/index.ts";
import { copy, extraText, givenByBoth, monthText, optionCopy } from "./copy.ts";
import { PromoField } from "./PromoField.tsx";
import { subscribing } from "./premium.actors.ts";
import * as css from "./premium.css.ts";

interface PlansProps {
  plans: TwoPlans;
  status: SubscriptionStatus;
  onLeave: (url: string) => void;
}

/** The two plans beside each other, and the way to subscribe [SUB-02, SUB-06]. */
export function Plans({ plans, status, onLeave }: PlansProps) {
  const { gratuit, premium } = plans;
  const isHalf = status.demiTarif;
  return (
    <Stack as="section" gap={4} aria-labelledby="plans">
      <h2 id="plans" className={heading[3]}>
        {copy.compare}
      </h2>
      <Grid columns={{ tablet: 2 }} gap={4}>
        <PlanCard
          title={copy.free}
          isCurrent={!status.isPremium}
          price={
            <p>
              <span className={css.amount}>{sumText({ cents: gratuit.prixDeBase, jobis: 0 })}</span>{" "}
              {copy.forEver}
            </p>
          }
        >
          <Features plan={gratuit} />
        </PlanCard>
        <PlanCard
          title={copy.premium}
          isCurrent={status.isPremium}
          price={
            <p>
              {isHalf && <s className={css.before}>{sumText({ cents: premium.prixDeBase, jobis: 0 })}</s>}{" "}
              <span className={css.amount}>{sumText({ cents: status.prix, jobis: 0 })}</span> {copy.perMonth}
            </p>
          }
        >
          {isHalf && <p className={text.small}>{copy.half}</p>}
          <Features plan={premium} />
          {!status.isPremium && <Subscribe plan={premium} price={status.prix} onLeave={onLeave} />}
        </PlanCard>
      </Grid>
    </Stack>
  );
}

function PlanCard(props: { title: string; isCurrent: boolean; price: ReactNode; children: ReactNode }) {
  const { title, isCurrent, price, children } = props;
  return (
    <Card element="article" padding="large" aria-label={title}>
      <Stack gap={4}>
        <Inline gap={3} align="center">
          <h3 className={heading[3]}>{title}</h3>
          {isCurrent && <Badge tone="success">{copy.current}</Badge>}
        </Inline>
        {price}
        {children}
      </Stack>
    </Card>
  );
}

const useIsJobbeur = () => useSession().user?.user_type === "jobbeur";

/** What a plan gives by itself to whoever is signed in; what is bought on top stands below it. */
function Features({ plan }: { plan: Plan }) {
  const isJobbeur = useIsJobbeur();
  return (
    <Stack as="ul" gap={2}>
      {givenByBoth[isJobbeur ? "jobbeur" : "requester"].map((label) => (
        <Feature key={label} isIncluded label={label} />
      ))}
      {optionKeys.map((key) => {
        if (!isOfUse(key, { isJobbeur })) return null;
        const isIncluded = plan.features[key]?.included === true;
        const { with: given, without } = optionCopy[key];
        return <Feature key={key} isIncluded={isIncluded} label={isIncluded ? given : without} />;
      })}
    </Stack>
  );
}

function Feature({ isIncluded, label }: { isIncluded: boolean; label: string }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <Columns as="li" ratio="auto:1" gap={2} align="start">
      <Icon className={css.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{label}</span>
    </Columns>
  );
}

const consentId = "premium-start";

function Subscribe({ plan, price, onLeave }: { plan: Plan; price: number; onLeave: PlansProps["onLeave"] }) {
  const api = useApi();
  const [machine] = useState(() => subscribing(api));
  const [promo, setPromo] = useState<PromoOutcome | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => onLeave(answer),
  });
  const isJobbeur = useIsJobbeur();
  const extras = extraOptions(plan, { isJobbeur });
  const total = extras.reduce(
    (sum, { key, prix }) => sum + (chosen.includes(key) ? prix : 0),
    promo?.prix ?? price,
  );
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  function order(): void {
    setMissing(!isAgreed);
    if (!isAgreed) {
      document.getElementById(consentId)?.focus();
      return;
    }
    submit({
      options: Object.fromEntries(chosen.map((key) => [key, true])),
      promo: promo?.applies === "code" ? promo.code : null,
      startConsent: startConsentNow,
    });
  }
  return (
    <Stack gap={4}>
      {extras.length > 0 && (
        <Stack as="fieldset" gap={2}>
          <legend className={heading[4]}>{copy.options}</legend>
          {extras.map(({ key, prix }) => (
            <Checkbox
              key={key}
              label={extraText(optionCopy[key as OptionKey].with, prix)}
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </Stack>
      )}
      <StartConsent
        kind="premium"
        id={consentId}
        isGiven={isAgreed}
        isMissing={isMissing}
        onChange={setAgreed}
      />
      <PromoField outcome={promo} isDisabled={isSending} onOutcome={setPromo} />
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <Button size="large" isPending={isSending} pendingLabel={copy.opening} onClick={order}>
        {copy.subscribe} {monthText(total)}
      </Button>
      <p className={text.small}>{copy.engagement}</p>
    </Stack>
  );
}
