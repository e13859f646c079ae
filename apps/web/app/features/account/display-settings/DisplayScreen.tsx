import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { use } from "react";
import { displaySettingsLabel } from "../../../generated/paths.ts";
import { SettingsContext } from "../../../platform/display/index.ts";
import { copy } from "./copy.ts";
import { DisplayPanel } from "./DisplayPanel.tsx";

const stay = () => {};

/** The display settings as a page of the settings. */
export function DisplayScreen() {
  const settings = use(SettingsContext);
  return (
    <>
      <PageHeader title={displaySettingsLabel} lead={copy.lead} size="compact" />
      {settings === null ? <Loading /> : <DisplayPanel settings={settings} headingLevel={2} onLeave={stay} />}
    </>
  );
}

/** They are known once the page's scripts run. */
function Loading() {
  return (
    <SkeletonGroup>
      <Stack gap={6}>
        {["theme", "text", "buttons", "colours"].map((group) => (
          <Stack key={group} gap={3}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="control" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
