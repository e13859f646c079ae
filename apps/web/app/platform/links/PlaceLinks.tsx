import { lastPageCursor } from "@jobami/api/http/paged-reading";
import { announce } from "@jobami/ui/announce";
import { Inline } from "@jobami/ui/layout/Inline";
import { targetLine } from "@jobami/ui/styles";
import { useEffect, useRef } from "react";
import { Link } from "./Link.tsx";
import * as css from "./LinkTabs.css.ts";

interface PlaceLinksProps {
  /** The place that the address names; empty for the first page. */
  cursor: string;
  /** The pages around the one that is shown. */
  around: { previousCursor?: string | null; nextCursor?: string | null };
  pathOf: (cursor: string) => string;
}

/** The ways through a list that is walked by key: to the pages around, and to both ends, from a place that is gone too. */
export function PlaceLinks({ cursor, around, pathOf }: PlaceLinksProps) {
  const { previousCursor = null, nextCursor = null } = around;
  const ways = [
    { label: "Première page", to: cursor === "" ? null : "", rel: undefined },
    { label: "Page précédente", to: previousCursor, rel: "prev" },
    { label: "Page suivante", to: nextCursor, rel: "next" },
    { label: "Dernière page", to: nextCursor === null ? null : lastPageCursor, rel: undefined },
  ].flatMap(({ to, ...way }) => (to === null ? [] : [{ ...way, to }]));
  const shown = useRef({ cursor, ways });
  useEffect(() => {
    const taken = shown.current.ways.find(({ to }) => to === cursor)?.label ?? "Page";
    if (shown.current.cursor !== cursor) announce(`${taken} affichée`);
    shown.current = { cursor, ways };
  });
  if (ways.length === 0) return null;
  return (
    <Inline as="nav" gap={2} aria-label="Pages">
      {ways.map(({ label, to, rel }) => (
        <Link key={label} className={`${targetLine} ${css.tab}`} to={pathOf(to)} rel={rel}>
          {label}
        </Link>
      ))}
    </Inline>
  );
}
