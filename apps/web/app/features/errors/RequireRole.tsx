import { type Role, roleReaches } from "@jobami/api/http/route";
import { Stack } from "@jobami/ui/layout/Stack";
import { Spinner } from "@jobami/ui/Spinner";
import type { ReactNode } from "react";
import { useSession } from "../../platform/session/index.ts";
import { ForbiddenScreen } from "./ForbiddenScreen.tsx";
import * as css from "./RequireRole.css.ts";

/** Shows a protected page to those whose role reaches it: a spinner while nobody is known yet, else the 403 page [ROLE-08, ROLE-09, ROLE-10]. */
export function RequireRole({ needs, children }: { needs: Role; children: ReactNode }) {
  const { status, user } = useSession();
  if (user !== null && roleReaches(user.role, needs)) return children;
  if (user === null && status === "loading")
    return (
      <Stack gap={4} align="center" justify="center" className={css.centre}>
        <Spinner size="large" />
      </Stack>
    );
  return <ForbiddenScreen />;
}
