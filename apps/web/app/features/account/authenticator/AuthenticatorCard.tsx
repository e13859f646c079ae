import type { SessionUser } from "@jobami/api/auth/contract";
import { useAuthenticator } from "@jobami/api/authenticator/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { Reading } from "../../../platform/reading/index.ts";
import { AuthenticatorFlow } from "./AuthenticatorFlow.tsx";
import { copy } from "./copy.ts";

interface AuthenticatorCardProps {
  email: string;
  onChanged: (user: SessionUser) => void;
}

/** The app whose codes are asked for at sign-in: turned on, its recovery codes, turned off. */
export function AuthenticatorCard({ email, onChanged }: AuthenticatorCardProps) {
  const reading = useAuthenticator();
  const { data, mutate } = reading;
  return (
    <Card element="section" padding="large" aria-labelledby="authenticator-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <Inline gap={3} align="center" justify="between">
            <h2 id="authenticator-title" className={heading[3]}>
              {copy.title}
            </h2>
            {data && <Badge tone={data.isOn ? "success" : "neutral"}>{data.isOn ? copy.on : copy.off}</Badge>}
          </Inline>
          <p className={text.soft}>{copy.lead}</p>
        </Stack>
        <Reading of={reading} failed={copy.failed} awaited={<Skeleton shape="control" />}>
          {(known) => (
            <AuthenticatorFlow
              {...known}
              email={email}
              onRenewed={() => void mutate()}
              onChanged={(user) => {
                void mutate();
                onChanged(user);
              }}
            />
          )}
        </Reading>
      </Stack>
    </Card>
  );
}
