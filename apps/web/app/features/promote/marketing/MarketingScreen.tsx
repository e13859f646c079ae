import { ApiError } from "@jobami/api/http/errors";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { useOwnProfile, useProfileSlug } from "@jobami/api/profiles/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { QrCode } from "@jobami/ui/QrCode";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Copy } from "lucide-react";
import { marketingLabel, visibilitySettingsPath } from "../../../generated/paths.ts";
import { profilePath } from "../../../paths.ts";
import { LinkButton, useWholeAddress } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { ShareButton, useCopy } from "../../../platform/share/index.ts";
import { SeoPreference } from "../../site/seo/index.ts";
import { copy } from "./copy.ts";
import { Flyer } from "./Flyer.tsx";

/** /dashboard/marketing: what a person gives away to be found by [DASH-12]. */
export function MarketingScreen() {
  const reading = useOwnProfile();
  return (
    <WorkPage>
      <PageHeader title={marketingLabel} lead={copy.lead} size="compact" />
      <Reading of={reading} failed={copy.failed} showsStale awaited={<Skeleton shape="image" />}>
        {({ profil }) => <Means profile={profil.data} />}
      </Reading>
    </WorkPage>
  );
}

function Means({ profile }: { profile: OwnProfile }) {
  const path = profilePath(profile.slug, "public");
  const address = useWholeAddress(path);
  // No one may see whom the server has no address for.
  const { error } = useProfileSlug(profile.id);
  const isHidden = error instanceof ApiError && error.code === "NOT_FOUND";
  return (
    <>
      {isHidden && (
        <Banner
          tone="warning"
          title={copy.hidden}
          action={
            <LinkButton to={visibilitySettingsPath} variant="secondary" size="small">
              {copy.toVisibility}
            </LinkButton>
          }
        >
          {copy.hiddenText}
        </Banner>
      )}
      <Columns ratio="1:1" from="laptop" gap={5} align="start">
        <Stack gap={5} justify="start">
          <Address path={path} address={address} name={profile.prenom} />
          <SeoPreference />
          <Card element="section" padding="large" aria-labelledby="own-code">
            <Stack gap={4}>
              <h2 id="own-code" className={heading[3]}>
                {copy.code}
              </h2>
              <p className={text.soft}>{copy.codeHelp}</p>
              <QrCode value={address} label={copy.codeLabel} text={null} fileName={profile.slug} />
            </Stack>
          </Card>
        </Stack>
        <Flyer profile={profile} address={address} />
      </Columns>
    </>
  );
}

function Address({ path, address, name }: { path: string; address: string; name: string }) {
  const copyText = useCopy(copy);
  return (
    <Card element="section" padding="large" aria-labelledby="own-address">
      <Stack gap={4}>
        <h2 id="own-address" className={heading[3]}>
          {copy.address}
        </h2>
        <TextField
          label={copy.addressLabel}
          help={copy.addressHelp}
          isReadOnly
          translate="no"
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Inline gap={3}>
          <Button variant="secondary" icon={<Copy />} onClick={() => copyText(address)}>
            {copy.copy}
          </Button>
          <ShareButton path={path} name={name} />
          <LinkButton to={path} variant="ghost">
            {copy.see}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
