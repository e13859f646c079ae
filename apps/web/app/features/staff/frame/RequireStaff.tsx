import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import type { ReactNode } from "react";
import { securityPath } from "../../../generated/paths.ts";
import type { StaffRole } from "../../../pages.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { RequireRole } from "../../site/errors/index.ts";
import { secondFactorCopy } from "./copy.ts";

interface RequireStaffProps {
  needs: StaffRole;
  children: ReactNode;
}

/** A page of staff for those whose role reaches it and who have a second factor; the frame asks, and every page asks again [ROLE-11]. */
export function RequireStaff({ needs, children }: RequireStaffProps) {
  return (
    <RequireRole needs={needs}>
      <RequireSecondFactor>{children}</RequireSecondFactor>
    </RequireRole>
  );
}

function RequireSecondFactor({ children }: { children: ReactNode }) {
  return useSession().user?.two_factor_enabled === true ? children : <SecondFactorMissing />;
}

/** What to do before entering, and the way there: turn the second factor on, or begin a session with it. */
export function SecondFactorMissing() {
  const { user, close } = useSession();
  const isOn = user?.two_factor_enabled === true;
  return (
    <Container>
      <EmptyState
        title={secondFactorCopy.title}
        headingLevel={1}
        action={
          isOn ? (
            <Button onClick={close}>{secondFactorCopy.signInAction}</Button>
          ) : (
            <LinkButton to={securityPath}>{secondFactorCopy.turnOnAction}</LinkButton>
          )
        }
      >
        <p>{secondFactorCopy.why}</p>
        <p>{isOn ? secondFactorCopy.signIn : secondFactorCopy.turnOn}</p>
      </EmptyState>
    </Container>
  );
}
