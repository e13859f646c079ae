import { initialOf } from "@jobami/api/http/display-text";
import { completenessOf, type ProfilePart } from "@jobami/api/profiles/completeness";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { Avatar } from "@jobami/ui/Avatar";
import { buttonStyle } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { heading, text } from "@jobami/ui/styles";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { settingsPath } from "../../../generated/paths.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy, nextSteps } from "./copy.ts";

/** Where a part is filled in: in this page, but for the names. */
const placeOf = (part: Exclude<ProfilePart, "names">) => `part-${part}`;

/** Whom others see, how much of the profile is filled in, and the one step that helps most. */
export function Completeness({ profile }: { profile: OwnProfile }) {
  const { user } = useSession();
  const { prenom, nom } = profile;
  const { percent, next } = completenessOf(profile);
  const seen = nom.trim() === "" ? prenom : `${prenom} ${initialOf(nom)}.`;
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Columns gap={4} ratio="auto:1" align="center">
          <Avatar name={`${prenom} ${nom}`} src={user?.photo?.medium} size="large" isDecorative />
          <Stack gap={1}>
            <p className={heading[3]}>{seen}</p>
            <p className={text.soft}>{copy.namesHelp}</p>
            <Link to={settingsPath}>{copy.photoAndNames}</Link>
          </Stack>
        </Columns>
        <Stack gap={4}>
          <ProgressBar
            label={copy.completeness}
            value={percent}
            {...(next === null ? { outcome: "done" as const } : {})}
          />
          {next === null ? <p className={text.soft}>{copy.complete}</p> : <NextStep part={next} />}
        </Stack>
      </Stack>
    </Card>
  );
}

/** Leads into the field that helps most. */
function NextStep({ part }: { part: ProfilePart }) {
  const look = buttonStyle({ variant: "primary" });
  function enter(event: MouseEvent): void {
    const field = document.querySelector<HTMLElement>(
      `[id="${event.currentTarget.getAttribute("href")?.slice(1)}"] :is(input, textarea, button)`,
    );
    if (field === null) return;
    event.preventDefault();
    field.focus();
  }
  return (
    <Inline>
      {part === "names" ? (
        <Link to={settingsPath} className={look}>
          {nextSteps.names}
        </Link>
      ) : (
        <a href={`#${placeOf(part)}`} className={look} onClick={enter}>
          {nextSteps[part]}
        </a>
      )}
    </Inline>
  );
}
