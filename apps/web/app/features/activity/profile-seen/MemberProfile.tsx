import { ApiError } from "@jobami/api/http/errors";
import { useSeenProfile } from "@jobami/api/profiles/hooks";
import { Stack } from "@jobami/ui/layout/Stack";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { profilePath } from "../../../paths.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { ErrorScreen } from "../../site/errors/index.ts";
import { copy } from "./copy.ts";
import { titleOf } from "./json-ld.ts";
import { reviewsPageOf } from "./reviews-page.ts";
import { SeenProfile } from "./SeenProfile.tsx";
import { type SeenView, seenView } from "./seen-view.ts";

/** No profile has that name, or what stands in its place is no name. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

function Known({ view }: { view: SeenView }) {
  usePageTitle(titleOf(view), view.name);
  return <SeenProfile view={view} />;
}

/** A profile inside the dashboard, by the name in the address: of another person nothing stands meanwhile. */
export function MemberProfile({ slug }: { slug: string }) {
  return <Profile key={slug} slug={slug} />;
}

/** An earlier name gives way to the current one [PROF-04]. */
function Profile({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const reading = useSeenProfile(slug, reviewsPageOf(params));
  const { data, error } = reading;
  useAwaitedTitle(reading);
  const navigate = useNavigate();
  const view = useMemo(() => (data === undefined ? null : seenView(data)), [data]);
  const current = data?.slug ?? slug;
  useEffect(() => {
    if (current !== slug) void navigate(profilePath(current), { replace: true });
  }, [current, slug, navigate]);
  if (isAbsent(error)) return <ErrorScreen status={404} />;
  return (
    <WorkPage gap={5}>
      <Reading
        of={reading}
        failed={copy.failed}
        showsStale
        awaited={
          <Stack gap={4}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        }
      >
        {() => view !== null && <Known view={view} />}
      </Reading>
    </WorkPage>
  );
}
