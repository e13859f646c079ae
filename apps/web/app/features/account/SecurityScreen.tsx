import type { SessionUser } from "@jobami/api/auth/contract";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { DevicesCard } from "../devices/index.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { security } from "./copy.ts";
import { GoogleCard } from "./GoogleCard.tsx";
import { TwoFactorSwitch } from "./TwoFactorSwitch.tsx";

interface SecurityScreenProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** What protects an account: the second step, the password, and where it is open. */
export function SecurityScreen({ user, onChanged }: SecurityScreenProps) {
  return (
    <>
      <PageHeader title={security.title} lead={security.lead} size="compact" />
      <Stack gap={8}>
        <TwoFactorSwitch isOn={user.two_factor_enabled} onChanged={onChanged} />
        <ChangePassword email={user.email} />
        <DevicesCard />
        <GoogleCard />
      </Stack>
    </>
  );
}
