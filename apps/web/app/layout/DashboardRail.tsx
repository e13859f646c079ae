import type { Role } from "@jobami/api/http/route";
import { Rail } from "@jobami/ui/Rail";
import { useState } from "react";
import { useLocation } from "react-router";
import { type PlaceMap, placesOfMember } from "../entities/place/index.ts";
import { usePalette } from "../features/site/palette/index.ts";
import { composePath } from "../generated/paths.ts";
import { pagesNeedScripts, useIsHydrated } from "../platform/page/index.ts";
import { SignedInReading, useSession } from "../platform/session/index.ts";
import { copy } from "./copy.ts";
import { type RailRecord, writeRail } from "./rail-cookie.ts";
import { usePlaceCounts } from "./use-place-counts.ts";

interface DashboardRailProps {
  /** As this device stored it, in the request or in the page. */
  remembered: RailRecord;
  /** The places of a role beside the pages of staff. */
  staffPlaces?: (role: Role) => PlaceMap;
}

/** All places of a signed-in person, beside the pages of the dashboard or of staff from 980 px on. It stands while the session is looked up: the page beside it stays in its place. */
export function DashboardRail({ remembered, staffPlaces }: DashboardRailProps) {
  const { status, user } = useSession();
  const map = staffPlaces?.(user?.role ?? "jobutil") ?? placesOfMember(user);
  if (status === "signedOut" || (staffPlaces !== undefined && user?.role === "jobutil")) return null;
  return (
    <SignedInReading>
      <Places remembered={remembered} map={map} />
    </SignedInReading>
  );
}

const without = (ids: readonly string[], id: string | undefined) => ids.filter((other) => other !== id);

function Places({ remembered, map }: { remembered: RailRecord; map: PlaceMap }) {
  const path = useLocation().pathname.replace(/(^|[^/])\/+$/, "$1");
  const group = map.groupAt(path);
  const [isFolded, setFolded] = useState(remembered.isFolded);
  const [closed, setClosed] = useState<readonly string[]>(() => without(remembered.closed, group));
  const [shownGroup, setShownGroup] = useState(group);
  // The bar below the page has « Publier » in its middle: once a screen is enough.
  const groups = map
    .placeGroups(path, usePlaceCounts())
    .map((one) => ({ ...one, places: one.places.filter(({ href }) => href !== composePath) }));
  const { search, Controller, queue } = usePalette();
  const isApple = useIsHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  // Whoever comes to a place sees it among its neighbours; closing the group afterwards is theirs.
  if (shownGroup !== group) {
    setShownGroup(group);
    setClosed(without(closed, group));
  }
  function keep(record: RailRecord): void {
    setFolded(record.isFolded);
    setClosed(record.closed);
    writeRail(record);
  }
  return (
    <div className={pagesNeedScripts}>
      <Rail
        label={copy.places}
        groups={groups.map((one) => ({ ...one, isOpen: !closed.includes(one.id) }))}
        search={{
          label: copy.searchEverywhere,
          shortLabel: copy.search,
          keys: "Control+K Meta+K",
          keysLabel: isApple ? "⌘ K" : "Ctrl K",
          onPress: search,
        }}
        isFolded={isFolded}
        onFold={(next) => keep({ isFolded: next, closed })}
        onToggle={(id, isOpen) =>
          keep({ isFolded, closed: isOpen ? without(closed, id) : [...without(closed, id), id] })
        }
      />
      {Controller && <Controller queue={queue} />}
    </div>
  );
}
