import { displayText } from "@jobami/api/http/display-text";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { serviceCategories } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { LogoMark } from "@jobami/ui/Logo";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { QrCode } from "@jobami/ui/QrCode";
import { Switch } from "@jobami/ui/Switch";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Printer } from "lucide-react";
import { useState } from "react";
import { ownProfilePath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useBrand } from "../../../platform/page/index.ts";
import { copy, flyerPrice, longestHook, mostServices } from "./copy.ts";
import * as css from "./marketing.css.ts";

const labelOf = (slug: string) =>
  serviceCategories.flatMap(({ subcategories }) => subcategories).find((one) => one.slug === slug)?.label ??
  slug;

/** Prints the flyer alone: the rest of the page stays away until the browser has its sheet. */
function printSheet(): void {
  const root = document.documentElement;
  root.classList.add(css.printing);
  addEventListener("afterprint", () => root.classList.remove(css.printing), { once: true });
  print();
}

interface FlyerProps {
  profile: OwnProfile;
  /** The public profile, as a whole address. */
  address: string;
}

/** A sheet of paper about a person: what they do, where, and the code that leads to them. */
export function Flyer({ profile, address }: FlyerProps) {
  const [hook, setHook] = useState(profile.headline);
  const [showsPrices, setShowsPrices] = useState(true);
  const hasServices = profile.services.length > 0;
  return (
    <Card element="section" padding="large" aria-labelledby="flyer">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="flyer" className={heading[3]}>
            {copy.flyer}
          </h2>
          <p className={text.soft}>{copy.flyerHelp}</p>
        </Stack>
        {hasServices ? (
          <>
            <TextField
              label={copy.hook}
              help={copy.hookHelp}
              isOptional
              value={hook}
              maxLength={longestHook}
              onChange={(event) => setHook(event.target.value)}
            />
            <Switch
              label={copy.prices}
              checked={showsPrices}
              onChange={(event) => setShowsPrices(event.target.checked)}
            />
            <Sheet profile={profile} address={address} hook={hook} showsPrices={showsPrices} />
            <Inline gap={3}>
              <Button icon={<Printer />} onClick={printSheet}>
                {copy.print}
              </Button>
            </Inline>
          </>
        ) : (
          <EmptyState
            title={copy.noServices}
            action={<LinkButton to={ownProfilePath}>{copy.toProfile}</LinkButton>}
          >
            {copy.noServicesText}
          </EmptyState>
        )}
      </Stack>
    </Card>
  );
}

interface SheetProps extends FlyerProps {
  hook: string;
  showsPrices: boolean;
}

function Sheet({ profile, address, hook, showsPrices }: SheetProps) {
  const { name } = useBrand();
  const { prenom, services, zone } = profile;
  return (
    <Stack as="section" gap={4} align="center" className={css.sheet} aria-label={copy.preview}>
      <Inline as="p" gap={2} align="center" className={css.brand}>
        <LogoMark />
        {name}
      </Inline>
      <p className={heading[1]}>{displayText(prenom)}</p>
      {hook.trim() !== "" && <p className={css.hook}>{displayText(hook)}</p>}
      {zone !== null && (
        <p>
          {zone.place.name} et {zone.radiusKm}&nbsp;km autour
        </p>
      )}
      <Stack as="ul" gap={0} className={css.services}>
        {services.slice(0, mostServices).map((service) => (
          <Inline key={service.subcategory} as="li" gap={4} justify="between" className={css.service}>
            <span className={css.serviceName}>{labelOf(service.subcategory)}</span>
            {showsPrices && <span>{flyerPrice(service)}</span>}
          </Inline>
        ))}
      </Stack>
      <QrCode value={address} label={copy.codeLabel} text={address.replace(/^https?:\/\//, "")} />
      <p>{copy.scan}</p>
    </Stack>
  );
}
