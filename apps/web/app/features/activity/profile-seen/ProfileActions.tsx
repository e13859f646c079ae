import { Inline } from "@jobami/ui/layout/Inline";
import { lazy, Suspense } from "react";
import { loginFrom, profilePath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { needsScripts } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { ShareButton } from "../../../platform/share/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { loadBlockButton } from "../../talk/blocks/index.ts";
import { HeartPlace, loadFavoriteHeart } from "../../talk/favorites/index.ts";
import { loadCountedLook } from "../counted-views/index.ts";
import { copy } from "./copy.ts";
import type { SeenView } from "./seen-view.ts";

const BlockButton = lazy(loadBlockButton);
const CountedLook = lazy(loadCountedLook);
const FavoriteHeart = lazy(loadFavoriteHeart);

function Heart({ view }: { view: SeenView }) {
  const { status, user } = useSession();
  if (status === "loading") return <HeartPlace />;
  if (user === null)
    return (
      <LinkButton variant="secondary" to={loginFrom(profilePath(view.slug))}>
        {copy.favorite}
      </LinkButton>
    );
  return (
    <Suspense fallback={<HeartPlace />}>
      <FavoriteHeart userId={view.id} />
    </Suspense>
  );
}

/** The way to ask a jobbeur first for a mission: for requesters, and for visitors, who sign in before. */
export function Ask({ view, label = copy.ask }: { view: SeenView; label?: string }) {
  const { user } = useSession();
  if (!view.isJobbeur || user?.user_type === "jobbeur" || user?.id === view.id) return null;
  return <LinkButton to={user === null ? loginFrom(view.ask) : view.ask}>{label}</LinkButton>;
}

/** What can be done with a profile. */
export function ProfileActions({ view }: { view: SeenView }) {
  const { user } = useSession();
  return (
    <Inline gap={3} align="center">
      <Ask view={view} />
      {user?.id !== view.id && <Heart view={view} />}
      <span className={needsScripts}>
        <ShareButton path={profilePath(view.slug, "public")} name={view.name} />
      </span>
      {user?.id !== view.id && (
        <span className={needsScripts}>
          <ReportButton kind="profile" id={view.id} about={view.name} />
        </span>
      )}
      {user !== null && user.id !== view.id && (
        <Suspense fallback={null}>
          <BlockButton id={view.id} name={view.name} />
          <CountedLook key={view.id} kind="profil" id={view.id} />
        </Suspense>
      )}
    </Inline>
  );
}
