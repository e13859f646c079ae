import { useAuthenticator } from "@jobami/api/authenticator/hooks";
import { useGoogleAccount } from "@jobami/api/google/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { usePasskeys } from "@jobami/api/passkeys/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Card } from "@jobami/ui/Card";
import { List, ListItem } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { KeyRound, LogIn, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { waysIn as copy } from "./ways-in.copy.ts";

/** The cards that remove a way in, by the ids of their titles, and what each is drawn as. */
const icons = {
  "passkeys-title": KeyRound,
  "authenticator-title": Smartphone,
  "google-title": LogIn,
} as const;

interface WayIn {
  /** The card that removes it, by the id of its title. */
  anchor: keyof typeof icons;
  name: string;
  since: string | null;
}

/** Everything that opens or protects the account beside its password, with its day; null while it is not known. */
function useWaysIn(): readonly WayIn[] | null {
  const passkeys = usePasskeys().data;
  const app = useAuthenticator().data;
  const google = useGoogleAccount().data;
  if (passkeys === undefined || app === undefined || google === undefined) return null;
  return [
    ...passkeys.data.map(({ name, createdAt }) => ({
      anchor: "passkeys-title" as const,
      name: copy.passkey(displayText(name)),
      since: createdAt,
    })),
    ...(app.isOn ? [{ anchor: "authenticator-title" as const, name: copy.app, since: app.onSince }] : []),
    ...(google.linked === null
      ? []
      : [
          {
            anchor: "google-title" as const,
            name: copy.google(google.linked.email),
            since: google.linked.linkedAt,
          },
        ]),
  ];
}

function WayIcon({ anchor }: Pick<WayIn, "anchor">) {
  const Icon = icons[anchor];
  return <Icon aria-hidden="true" />;
}

/** After a new password: what else opens the account and since when, each leading to where it is removed. */
export function WaysInCheck({ takesFocus }: { takesFocus: boolean }) {
  const ways = useWaysIn();
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = ways !== null;
  // It answers a form that stands far below it.
  useEffect(() => {
    if (takesFocus && isThere) title.current?.focus();
  }, [takesFocus, isThere]);
  if (ways === null) return null;
  if (ways.length === 0) return <Banner tone="success" title={copy.nothing} announce="polite" />;
  return (
    <Card element="section" padding="large" aria-labelledby="ways-in-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <h2 id="ways-in-title" ref={title} tabIndex={-1} className={heading[3]}>
            {copy.title}
          </h2>
          <p className={text.soft}>{copy.lead}</p>
        </Stack>
        <List label={copy.list}>
          {ways.map(({ anchor, name, since }) => (
            <ListItem
              leading={<WayIcon anchor={anchor} />}
              key={`${anchor} ${name} ${since}`}
              title={name}
              detail={since === null ? undefined : copy.since(since)}
              action={
                <a href={`#${anchor}`}>
                  {copy.see}
                  <span className={visuallyHidden}>{copy.seeWhat(name)}</span>
                </a>
              }
            />
          ))}
        </List>
      </Stack>
    </Card>
  );
}
