import { type Role, roleReaches } from "@jobami/api/http/route";
import { Stack } from "@jobami/ui/layout/Stack";
import { Spinner } from "@jobami/ui/Spinner";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../../platform/session/index.ts";
import { loadForbiddenScreen } from "./load.ts";
import * as css from "./RequireRole.css.ts";

/** The server draws it at once; in a browser it comes when it is met. */
const ForbiddenScreen = import.meta.env.SSR
  ? (await loadForbiddenScreen()).default
  : lazy(loadForbiddenScreen);

/** Shows a protected page to those whose role reaches it: a spinner while no one is known yet, else the 403 page [ROLE-08, ROLE-09, ROLE-10]. */
export function RequireRole({ needs, children }: { needs: Role; children: ReactNode }) {
  const { status, user } = useSession();
  if (user !== null && roleReaches(user.role, needs)) return children;
  if (user === null && status === "loading")
    return (
      <Stack gap={4} align="center" justify="center" className={css.centre}>
        <Spinner size="large" />
      </Stack>
    );
  return (
    <Suspense fallback={null}>
      <ForbiddenScreen />
    </Suspense>
  );
}
