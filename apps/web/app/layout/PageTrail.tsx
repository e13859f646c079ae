import { Breadcrumbs } from "@jobami/ui/Breadcrumbs";
import { Container } from "@jobami/ui/Container";
import { useLocation } from "react-router";
import { trailAt } from "../entities/place/index.ts";
import { useMissionsAddress } from "../features/missions/missions/index.ts";
import { missionsPath } from "../generated/paths.ts";
import type { PageEntry } from "../pages.ts";
import { useKnownTitle } from "../platform/page/index.ts";
import * as css from "./PageTrail.css.ts";

/** Where a page of the dashboard stands below others, and the ways up: at the same place on every page, nothing on the first one. */
export function PageTrail({ pages }: { pages?: readonly PageEntry[] }) {
  const title = useKnownTitle();
  const missions = useMissionsAddress();
  const { pathname } = useLocation();
  // The list that one came from may be the page itself, below all missions.
  const hasCome = missions.split("?", 1)[0] !== pathname;
  const crumbs = trailAt(pathname, title, pages).map((crumb, at, { length }) =>
    crumb.href === missionsPath && at < length - 1 && hasCome ? { ...crumb, href: missions } : crumb,
  );
  return crumbs.length < 2 ? null : (
    <div className={css.trail}>
      <Container width="wide">
        <Breadcrumbs crumbs={crumbs} />
      </Container>
    </div>
  );
}
