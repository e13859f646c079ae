import { useCards } from "@jobami/api/cards/hooks";
import { type CardTemplate, cardTemplates } from "@jobami/api/cards/routes";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { useOwnProfile } from "@jobami/api/profiles/hooks";
import { Card } from "@jobami/ui/Card";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { useMemo } from "react";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { CardDrawing } from "./CardDrawing.tsx";
import { cardCopy as copy, templateCopy } from "./copy.ts";
import { OwnCards } from "./OwnCards.tsx";
import { prefilled } from "./prefill.ts";
import { useCardLinks } from "./use-card-links.ts";
import { newCardFrom } from "./where.ts";

/** /dashboard/card-templates: what a card may look like, and the cards that one has [DASH-01]. */
export function TemplatesScreen() {
  const reading = useOwnProfile();
  const { data: cards, error } = useCards();
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Reading of={reading} failed={copy.profileFailed} showsStale awaited={<Skeleton shape="image" />}>
        {({ profil }) => (
          <Stack gap={8}>
            <OwnCards profile={profil.data} />
            {/* Not before the list above has its length. */}
            {(cards !== undefined || error !== undefined) && <Templates profile={profil.data} />}
          </Stack>
        )}
      </Reading>
    </WorkPage>
  );
}

function Templates({ profile }: { profile: OwnProfile }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="modeles">
      <h2 id="modeles" className={heading[3]}>
        {copy.templates}
      </h2>
      <Grid as="ul" gap={4} columns={{ tablet: 2, laptop: 3 }}>
        {cardTemplates.map((template) => (
          <Card key={template} element="li">
            <Template template={template} profile={profile} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Template({ template, profile }: { template: CardTemplate; profile: OwnProfile }) {
  const design = useMemo(() => prefilled(template, profile), [template, profile]);
  const links = useCardLinks(profile.slug, null);
  const { label, help } = templateCopy[template];
  return (
    <Stack gap={3}>
      <CardDrawing design={design} links={links} side="front" isDecorative />
      <Stack gap={1}>
        <h3 className={heading[4]}>{label}</h3>
        <p className={text.soft}>{help}</p>
      </Stack>
      <div>
        <LinkButton to={newCardFrom(template)} variant="secondary" size="small">
          {copy.choose}
          <span className={visuallyHidden}>
            {" "}
            «{"\u202f"}
            {label}
            {"\u202f"}»
          </span>
        </LinkButton>
      </div>
    </Stack>
  );
}
