import { useOwnProfile } from "@jobami/api/profiles/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { PortfolioSection } from "../portfolio/index.ts";
import { copy } from "./copy.ts";
import { ProfileEditor } from "./ProfileEditor.tsx";

/** What a person declares of themselves, edited in place [PROF-02]. */
export function ProfileScreen() {
  const { data, error, mutate } = useOwnProfile();
  const profile = data?.profil.data;
  return (
    <WorkPage measure="form">
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {profile !== undefined ? (
        <>
          <ProfileEditor key={profile.id} profile={profile} />
          {profile.userType === "jobbeur" && <PortfolioSection />}
        </>
      ) : error !== undefined ? (
        <Banner
          tone="danger"
          title={copy.unreadable}
          announce="polite"
          action={
            <Button variant="secondary" size="small" onClick={() => void mutate()}>
              {copy.retry}
            </Button>
          }
        />
      ) : (
        <SkeletonGroup label={copy.loading}>
          <Skeleton shape="control" />
          <Skeleton shape="image" />
          <Skeleton shape="image" />
        </SkeletonGroup>
      )}
    </WorkPage>
  );
}
