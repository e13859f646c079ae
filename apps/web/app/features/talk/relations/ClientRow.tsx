import { displayText, shortName } from "@jobami/api/http/display-text";
import type { WorkedFor } from "@jobami/api/relations/contract";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { clientPath, missionPath, profilePath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { AgreedSums } from "./AgreedSums.tsx";
import { copy, countText } from "./copy.ts";
import * as css from "./relations.css.ts";

/** A client among others: who, what there was, and what one noted; one press proposes again or shows the profile. */
export function ClientRow({ client }: { client: WorkedFor }) {
  const { person, profile, missions, finished, agreed, last, note, tags, toPropose } = client;
  const name = shortName(person);
  const hidden = (more: string) => <span className={visuallyHidden}>{`\u00a0: ${more}`}</span>;
  return (
    <ListRow
      leading={<PersonFace person={person} />}
      title={
        <h2>
          <Link className={rowLink} to={clientPath(person.id)}>
            {name}
          </Link>
        </h2>
      }
      figure={<AgreedSums sums={agreed} />}
      detail={`${countText(missions, finished)} · ${displayText(last.title)}`}
      state={<RelativeTime instant={last.at} />}
      note={
        (note !== "" || tags.length > 0) && (
          <Stack gap={1}>
            {tags.length > 0 && (
              <Inline gap={1} rowGap={1}>
                {tags.map((tag) => (
                  <Badge key={tag}>{displayText(tag)}</Badge>
                ))}
              </Inline>
            )}
            {note !== "" && <span className={css.note}>{displayText(note)}</span>}
          </Stack>
        )
      }
      actions={
        <Inline gap={2} justify="end" className={css.clientActs}>
          {toPropose !== null && (
            <LinkButton size="small" variant="secondary" to={missionPath(toPropose.id)}>
              {copy.propose}
              {hidden(`${displayText(toPropose.title)}, ${name}`)}
            </LinkButton>
          )}
          {profile !== null && (
            <LinkButton size="small" variant="ghost" to={profilePath(profile.slug)}>
              {copy.profile}
              {hidden(name)}
            </LinkButton>
          )}
        </Inline>
      }
    />
  );
}
