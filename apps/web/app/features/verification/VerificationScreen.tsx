import { ApiError } from "@jobami/api/http/errors";
import { verifiedBadgeReviews } from "@jobami/api/verification/badge";
import type { VerificationStanding } from "@jobami/api/verification/contract";
import { useOwnVerification } from "@jobami/api/verification/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { List, ListItem } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { CompanyCard } from "./CompanyCard.tsx";
import { reviewsGround, words } from "./copy.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import { DocumentList } from "./DocumentList.tsx";
import * as css from "./verification.css.ts";

/** /dashboard/profil/verification: what one proves of oneself, how it stands, and what the badge still wants. */
export function VerificationScreen() {
  const { data, error, mutate } = useOwnVerification();
  const change = (standing: VerificationStanding) =>
    void mutate({ success: true, data: standing }, { revalidate: false });
  const isCutOff = error instanceof ApiError && error.code === "NETWORK";
  return (
    <Container width="form">
      <Stack gap={6} className={css.screen}>
        <PageHeader title={words.title} />
        <p className={text.soft}>{words.lead}</p>
        {error !== undefined && data === undefined && (
          <Banner
            tone="danger"
            announce="assertive"
            title={words.failed}
            action={
              <Button variant="secondary" size="small" onClick={() => void mutate()}>
                {words.retry}
              </Button>
            }
          >
            {isCutOff ? words.offline : null}
          </Banner>
        )}
        {error === undefined && data === undefined && (
          <SkeletonGroup>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" width="full" />
            <Skeleton shape="text" width="full" />
          </SkeletonGroup>
        )}
        {data !== undefined && (
          <>
            <BadgeCard badge={data.data.badge} />
            <DocumentList documents={data.data.documents} onChanged={change} />
            <DocumentForm onChanged={change} />
            <CompanyCard company={data.data.company} onChanged={change} />
          </>
        )}
      </Stack>
    </Container>
  );
}

/** Whether the profile bears the badge, and each of its grounds [POL-10]. */
function BadgeCard({ badge }: Pick<VerificationStanding, "badge">) {
  const grounds = [
    { label: words.identityGround, holds: badge.hasValidIdentity },
    { label: words.qualificationGround, holds: badge.hasQualification },
    {
      label: reviewsGround(badge, verifiedBadgeReviews),
      holds: badge.positiveReviews >= verifiedBadgeReviews,
    },
  ];
  return (
    <Card element="section" padding="large" aria-labelledby="badge-title">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="badge-title" className={heading[3]}>
            {words.badgeTitle}
          </h2>
          <p className={text.soft}>{badge.isGiven ? words.badgeGiven : words.badgeMissing}</p>
        </Stack>
        <List label={words.badgeTitle}>
          {grounds.map(({ label, holds }) => (
            <ListItem
              key={label}
              title={label}
              trailing={
                <Badge tone={holds ? "success" : "neutral"}>{holds ? words.held : words.missing}</Badge>
              }
            />
          ))}
        </List>
      </Stack>
    </Card>
  );
}
