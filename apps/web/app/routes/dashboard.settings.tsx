import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import type { MetaFunction } from "react-router";
import { ConsentSection } from "../features/consents/index.ts";
import { EmailCard, NamesCard } from "../features/personal-details/index.ts";
import { PhotoCard } from "../features/profile-photo/index.ts";
import { SeoPreference } from "../features/seo/index.ts";
import { SettingsSections } from "../layout/SettingsSections.tsx";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.settings.label, isPrivate: true });

/** Who one is here and what one has agreed to, and on narrow screens the way to the other sections. */
export default function Settings() {
  const { user, open } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={memberPages.settings.label} size="compact" />
      <Stack gap={10}>
        <SettingsSections />
        <PhotoCard user={user} onChanged={open} />
        <NamesCard user={user} onChanged={open} />
        <EmailCard user={user} />
        <ConsentSection userId={user.id} />
        {user.user_type === "jobbeur" && <SeoPreference />}
      </Stack>
    </>
  );
}
