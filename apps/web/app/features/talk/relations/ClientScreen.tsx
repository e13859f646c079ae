import { displayText, shortName } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { ClientDetail, ClientMission } from "@jobami/api/relations/contract";
import { useClientDetail } from "@jobami/api/relations/hooks";
import { Badge } from "@jobami/ui/Badge";
import { List, ListRow, rowLink } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Stat } from "@jobami/ui/Stat";
import { heading, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { statusCopy } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { clientsLabel } from "../../../generated/paths.ts";
import { conversationPath, missionPath, profilePath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { ErrorScreen } from "../../site/errors/index.ts";
import { AgreedSums } from "./AgreedSums.tsx";
import { ClientNote } from "./ClientNote.tsx";
import { copy, countText } from "./copy.ts";

/** No one whom one worked for has that id, or what stands in its place is none. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** /dashboard/clients/{id}: what there was with one client, what is noted, and the way to the next mission. */
export function ClientScreen({ id }: { id: string }) {
  const reading = useClientDetail(id);
  useAwaitedTitle(reading);
  if (isAbsent(reading.error)) return <ErrorScreen status={404} />;
  return (
    <WorkPage>
      <Reading of={reading} failed={copy.clientFailed} showsStale>
        {(detail) => <Known detail={detail} />}
      </Reading>
    </WorkPage>
  );
}

function Known({ detail }: { detail: ClientDetail }) {
  const { client, missions, conversationId, open } = detail;
  const { person, profile, toPropose, agreed } = client;
  const name = shortName(person);
  // Their profile has their name too.
  usePageTitle(`${name} · ${clientsLabel}`, name);
  return (
    <>
      <PageHeader
        title={name}
        lead={
          <Inline gap={3} align="center">
            <PersonFace person={person} />
            {countText(client.missions, client.finished)}
          </Inline>
        }
        size="compact"
        actions={
          <>
            {toPropose !== null && (
              <LinkButton to={missionPath(toPropose.id)}>{copy.proposeAgain}</LinkButton>
            )}
            {conversationId !== null && (
              <LinkButton variant="secondary" to={conversationPath(conversationId)}>
                {copy.write}
              </LinkButton>
            )}
            {profile !== null && (
              <LinkButton variant="secondary" to={profilePath(profile.slug)}>
                {copy.seeProfile}
              </LinkButton>
            )}
          </>
        }
      />
      <Columns gap={8} ratio="2:1" from="laptop" align="start">
        <Stack gap={8}>
          <Stat
            label={copy.agreed}
            value={agreed.euros + agreed.jobis === 0 ? "—" : <AgreedSums sums={agreed} size="large" />}
            help={copy.agreedHelp}
          />
          <Stack as="section" gap={3} aria-labelledby="client-to-propose">
            <h2 id="client-to-propose" className={heading[3]}>
              {copy.toPropose}
            </h2>
            <p className={text.soft}>{open.length === 0 ? copy.noneToPropose : copy.toProposeHelp}</p>
            {open.length > 0 && (
              <List label={copy.toPropose} look="boxed">
                {open.map((one) => (
                  <li key={one.id}>
                    <ListRow
                      element="div"
                      title={
                        <h3>
                          <Link className={rowLink} to={missionPath(one.id)}>
                            {displayText(one.title)}
                          </Link>
                        </h3>
                      }
                    />
                  </li>
                ))}
              </List>
            )}
          </Stack>
          <Stack as="section" gap={3} aria-labelledby="client-history">
            <h2 id="client-history" className={heading[3]}>
              {copy.history}
            </h2>
            <List label={copy.history} look="boxed">
              {missions.map((mission) => (
                <li key={mission.id}>
                  <HistoryRow mission={mission} />
                </li>
              ))}
            </List>
          </Stack>
        </Stack>
        <ClientNote key={person.id} client={client} />
      </Columns>
    </>
  );
}

function HistoryRow({ mission }: { mission: ClientMission }) {
  const { price, budgetType, statut } = mission;
  const status = statusCopy[statut];
  const per = budgetType === "horaire" ? "hour" : undefined;
  return (
    <ListRow
      element="div"
      title={
        <h3>
          <Link className={rowLink} to={missionPath(mission.id)}>
            {displayText(mission.title)}
          </Link>
        </h3>
      }
      figure={
        price.euros === 0 ? (
          <Price jobis={price.jobis} per={per} />
        ) : (
          <Price euros={price.euros} jobis={price.jobis} per={per} />
        )
      }
      detail={<RelativeTime instant={mission.at} />}
      state={<Badge tone={status.tone}>{status.label}</Badge>}
    />
  );
}
