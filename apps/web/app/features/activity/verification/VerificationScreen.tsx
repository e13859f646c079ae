import { verifiedBadgeReviews } from "@jobami/api/verification/badge";
import type { VerificationStanding } from "@jobami/api/verification/contract";
import { useOwnVerification } from "@jobami/api/verification/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Card } from "@jobami/ui/Card";
import { List, ListItem } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { Reading } from "../../../platform/reading/index.ts";
import { CompanyCard } from "./CompanyCard.tsx";
import { copy, reviewsGround } from "./copy.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import { DocumentList } from "./DocumentList.tsx";

/** /dashboard/profil/verification: what one proves of oneself, how it stands, and what the badge still wants. */
export function VerificationScreen() {
  const reading = useOwnVerification();
  const change = (standing: VerificationStanding) =>
    void reading.mutate({ success: true, data: standing }, { revalidate: false });
  return (
    <WorkPage measure="form">
      <PageHeader title={copy.title} size="compact" />
      <p className={text.soft}>{copy.lead}</p>
      <Reading
        of={reading}
        failed={copy.failed}
        awaited={
          <>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" width="full" />
            <Skeleton shape="text" width="full" />
          </>
        }
      >
        {({ data: standing }) => (
          <>
            <BadgeCard badge={standing.badge} />
            <DocumentList documents={standing.documents} onChanged={change} />
            <DocumentForm onChanged={change} />
            <CompanyCard company={standing.company} onChanged={change} />
          </>
        )}
      </Reading>
    </WorkPage>
  );
}

/** Whether the profile bears the badge, and each of its grounds [POL-10]. */
function BadgeCard({ badge }: Pick<VerificationStanding, "badge">) {
  const grounds = [
    { label: copy.identityGround, holds: badge.hasValidIdentity },
    { label: copy.qualificationGround, holds: badge.hasQualification },
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
            {copy.badgeTitle}
          </h2>
          <p className={text.soft}>{badge.isGiven ? copy.badgeGiven : copy.badgeMissing}</p>
        </Stack>
        <List label={copy.badgeTitle}>
          {grounds.map(({ label, holds }) => (
            <ListItem
              key={label}
              title={label}
              trailing={
                <Badge tone={holds ? "success" : "neutral"}>{holds ? copy.held : copy.missing}</Badge>
              }
            />
          ))}
        </List>
      </Stack>
    </Card>
  );
}
