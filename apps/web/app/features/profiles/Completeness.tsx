import type { ProfilePart } from "@jobami/api/profiles/completeness";
import { Card } from "@jobami/ui/Card";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { memberPages } from "../../pages.ts";
import { copy, nextSteps } from "./copy.ts";

/** Where each next step is done. */
const places: Record<ProfilePart, string> = {
  names: memberPages.settings.path,
  headline: "#part-headline",
  about: "#part-about",
  languages: "#part-languages",
  services: "#part-services",
  zone: "#part-zone",
  availability: "#part-availability",
};

/** How much of the profile is filled in, and the one step that helps most. */
export function Completeness({ percent, next }: { percent: number; next: ProfilePart | null }) {
  return (
    <Card padding="large">
      <Stack gap={3}>
        <ProgressBar
          label={copy.completeness}
          value={percent}
          {...(next === null ? { outcome: "done" as const } : {})}
        />
        {next === null ? (
          <p className={text.soft}>{copy.complete}</p>
        ) : next === "names" ? (
          <p>
            <Link to={places[next]}>{nextSteps[next]}</Link>
          </p>
        ) : (
          <p>
            <a href={places[next]}>{nextSteps[next]}</a>
          </p>
        )}
      </Stack>
    </Card>
  );
}
