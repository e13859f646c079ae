import { displayText, shortName } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { Acquaintance } from "@jobami/api/relations/contract";
import { useNetwork } from "@jobami/api/relations/hooks";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { Heart } from "lucide-react";
import { Link } from "react-router";
import { MissionStart } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { clientPath, profilePath } from "../../../paths.ts";
import { LinkButton, LinkTabs } from "../../../platform/links/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { copy, historyText } from "./copy.ts";
import { type NetworkView, networkAddress, networkViews, shownIn } from "./network-view.ts";
import * as css from "./relations.css.ts";

/** /dashboard/network: whom one met on either side of a mission, and favourites [DASH-15]. */
export function NetworkScreen({ view }: { view: NetworkView }) {
  const { data, error, mutate } = useNetwork();
  const network = data ?? [];
  return (
    <WorkPage>
      <PageHeader title={copy.networkTitle} lead={copy.networkLead} size="compact" />
      {(data === undefined ? error === undefined : network.length > 0) && (
        <LinkTabs
          label={copy.views}
          tabs={networkViews.map((one) => ({
            to: one.to,
            label: `${copy[one.view]} (${data === undefined ? "…" : shownIn(one.view, network).length})`,
            isCurrent: one.view === view,
          }))}
        />
      )}
      <DataList
        label={copy.networkTitle}
        look="rows"
        status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
        failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
        items={shownIn(view, network)}
        getKey={({ person }) => person.id}
        renderItem={(one) => <PersonRow one={one} />}
        skeleton={<ListRowSkeleton hasLeading />}
        onRetry={() => void mutate()}
        empty={
          network.length > 0 ? (
            <EmptyState
              title={copy.viewEmpty}
              action={
                <LinkButton to={networkAddress("all")} variant="secondary">
                  {copy.all}
                </LinkButton>
              }
            >
              {copy.viewEmptyHelp}
            </EmptyState>
          ) : (
            <EmptyState title={copy.networkEmpty} action={<MissionStart />}>
              {copy.networkEmptyHelp}
            </EmptyState>
          )
        }
      />
    </WorkPage>
  );
}

function PersonRow({ one: { person, profile, forThem, forMe, isFavorite, at } }: { one: Acquaintance }) {
  const name = shortName(person);
  const met = historyText(displayText(person.prenom), forThem, forMe);
  const headline = profile === null ? "" : displayText(profile.headline);
  return (
    <ListRow
      leading={<PersonFace person={person} />}
      title={
        <h2>
          {profile === null ? (
            name
          ) : (
            <Link className={rowLink} to={profilePath(profile.slug)}>
              {name}
            </Link>
          )}
        </h2>
      }
      figure={
        isFavorite && (
          <Badge tone="info" icon={<Heart size={14} fill="currentColor" />}>
            {copy.favorite}
          </Badge>
        )
      }
      detail={[met, headline].filter((part) => part !== "").join(" · ")}
      state={<RelativeTime instant={at} />}
      actions={
        <Inline gap={2} justify="end" className={css.personActs}>
          {forThem > 0 && (
            <LinkButton size="small" variant="secondary" to={clientPath(person.id)}>
              {copy.client}
              <span className={visuallyHidden}>{`\u00a0: ${name}`}</span>
            </LinkButton>
          )}
        </Inline>
      }
    />
  );
}
