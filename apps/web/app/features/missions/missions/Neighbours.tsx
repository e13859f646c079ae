import { Inline } from "@jobami/ui/layout/Inline";
import { link, targetLine } from "@jobami/ui/styles";
import { type RefObject, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { missionPath } from "../../../paths.ts";
import { hasPageFocus } from "../../../platform/focus/index.ts";
import { neighboursOf, openedList } from "./opened-list.ts";
import { useStepKeys } from "./use-step-keys.ts";

interface NeighboursProps {
  id: string;
  /** Where K and J count. */
  inside: RefObject<HTMLElement | null>;
}

/** The ways to the missions beside this one in the list it was opened from, also by K and J; nothing for a mission that was opened otherwise. */
export function Neighbours({ id, inside }: NeighboursProps) {
  const navigate = useNavigate();
  const [list] = useState(() => openedList.read());
  const { previous, next } = neighboursOf(list, id);
  const hasNeighbours = previous !== null || next !== null;
  useEffect(() => {
    const known = openedList.read();
    if (known !== null) openedList.remember({ ...known, openedId: id });
    // Whoever came from the list goes on by keys: what they count in has the focus.
    if (hasNeighbours && hasPageFocus()) inside.current?.focus({ preventScroll: true });
  }, [id, hasNeighbours, inside]);
  useStepKeys(inside, (by) => {
    const to = by === 1 ? next : previous;
    // Going through missions leaves one step to come back by: to the list.
    if (to !== null) void navigate(missionPath(to), { replace: true });
  });
  if (!hasNeighbours) return null;
  return (
    <Inline as="nav" gap={4} aria-label="Missions de la liste">
      {previous !== null && (
        <Link
          className={`${link} ${targetLine}`}
          to={missionPath(previous)}
          replace
          aria-keyshortcuts="K"
          rel="prev"
        >
          Mission précédente
        </Link>
      )}
      {next !== null && (
        <Link
          className={`${link} ${targetLine}`}
          to={missionPath(next)}
          replace
          aria-keyshortcuts="J"
          rel="next"
        >
          Mission suivante
        </Link>
      )}
    </Inline>
  );
}
