import { Drawer } from "@jobami/ui/Drawer";
import { Stack } from "@jobami/ui/layout/Stack";
import { PlaceGroups } from "@jobami/ui/Rail";
import { SearchField } from "@jobami/ui/SearchField";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { findByTerms, placesOfMember, staffPlaces } from "../entities/place/index.ts";
import { useOverlayLock } from "../platform/overlays/index.ts";
import { useSession } from "../platform/session/index.ts";
import { copy, foundText } from "./copy.ts";
import { usePlaceCounts } from "./use-place-counts.ts";

interface PlacesDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All places of a signed-in person where there is no room for the rail: the same groups, and a search on top. */
export function PlacesDrawer({ isOpen, onClose }: PlacesDrawerProps) {
  useOverlayLock("places", isOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={copy.places} side="end" closeLabel={copy.closeMenu}>
      <Places onClose={onClose} />
    </Drawer>
  );
}

function Places({ onClose }: Pick<PlacesDrawerProps, "onClose">) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { user } = useSession();
  const all = [
    ...staffPlaces(user?.role ?? "jobutil").placeGroups(pathname),
    ...placesOfMember(user).placeGroups(pathname, usePlaceCounts()),
  ];
  const places = all.flatMap((group) => group.places);
  const found = findByTerms(places, ({ label }) => label, typed);
  const isSearch = typed.trim() !== "";
  const groups = isSearch ? [{ id: "found", title: copy.foundPlaces, places: found }] : all;
  function goToFirst(): void {
    const [first] = found;
    if (!isSearch || first === undefined) return;
    onClose();
    void navigate(first.href);
  }
  return (
    <Stack gap={4}>
      <SearchField label={copy.searchPlace} value={typed} onChange={setTyped} onSearch={goToFirst} />
      <p role="status" className={text.small}>
        {isSearch ? foundText(found.length) : ""}
      </p>
      {found.length > 0 && <PlaceGroups groups={groups} />}
    </Stack>
  );
}
