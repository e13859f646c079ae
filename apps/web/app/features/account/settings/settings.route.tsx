import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import type { MetaFunction } from "react-router";
import { settingsLabel } from "../../../generated/paths.ts";
import { SettingsSections } from "../../../layout/SettingsSections.tsx";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { SeoPreference } from "../../site/seo/index.ts";
import { ConsentSection } from "../consents/index.ts";
import { EmailCard, NamesCard } from "../personal-details/index.ts";
import { PhotoCard } from "../profile-photo/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: settingsLabel, isPrivate: true });

/** Who one is here and what one has agreed to, and on narrow screens the way to the other sections. */
export default function Settings() {
  const { user, open } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={settingsLabel} size="compact" />
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
