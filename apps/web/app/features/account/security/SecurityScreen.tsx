import type { SessionUser } from "@jobami/api/auth/contract";
import { useAuthenticator } from "@jobami/api/authenticator/hooks";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AuthenticatorCard } from "../authenticator/index.ts";
import { DevicesCard } from "../devices/index.ts";
import { PasskeysCard } from "../passkeys/index.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { security } from "./copy.ts";
import { GoogleCard } from "./GoogleCard.tsx";
import { TwoFactorSwitch } from "./TwoFactorSwitch.tsx";
import { WaysInCheck } from "./WaysInCheck.tsx";

/** In the address of who just chose another password: what else opens the account is shown first. */
const afterNewPassword = "verifier";

interface SecurityScreenProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** What protects an account: the second step, the password, and where it is open. */
export function SecurityScreen({ user, onChanged }: SecurityScreenProps) {
  const authenticator = useAuthenticator();
  const [query] = useSearchParams();
  const [isChanged, setChanged] = useState(false);
  const isChecking = isChanged || query.has(afterNewPassword);
  const isCodeMailed = authenticator.data?.isCodeMailed ?? user.two_factor_enabled;
  return (
    <>
      <PageHeader title={security.title} lead={security.lead} size="compact" />
      <Stack gap={8}>
        {isChecking && <WaysInCheck takesFocus={isChanged} />}
        <TwoFactorSwitch
          email={user.email}
          isOn={isCodeMailed}
          onChanged={(changed) => {
            void authenticator.mutate();
            onChanged(changed);
          }}
        />
        <PasskeysCard email={user.email} />
        <AuthenticatorCard email={user.email} onChanged={onChanged} />
        <ChangePassword email={user.email} onPasswordChanged={() => setChanged(true)} />
        <DevicesCard />
        <GoogleCard />
      </Stack>
    </>
  );
}
