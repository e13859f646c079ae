import { displayText } from "@jobami/api/http/display-text";
import type { Passkey } from "@jobami/api/passkeys/contract";
import { franceZone } from "@jobami/api/places/france-zone";
import { Button } from "@jobami/ui/Button";
import { ListItem } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { visuallyHidden } from "@jobami/ui/styles";
import { KeyRound } from "lucide-react";
import { copy } from "./copy.ts";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

function detailOf({ createdAt, lastUsedAt, isSynced }: Passkey): string {
  const parts = [
    copy.addedOn(day.format(new Date(createdAt))),
    lastUsedAt === null ? copy.neverUsed : copy.usedOn(day.format(new Date(lastUsedAt))),
    ...(isSynced ? [copy.synced] : []),
  ];
  return parts.join(" · ");
}

interface PasskeyLineProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: since when, when it was last used, its name and its end. */
export function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  const name = displayText(passkey.name);
  return (
    <ListItem
      leading={<KeyRound />}
      title={name}
      detail={detailOf(passkey)}
      trailing={
        <Inline gap={2}>
          <Button variant="ghost" size="small" onClick={onRename}>
            {copy.rename}
            <span className={visuallyHidden}>{` la clé ${name}`}</span>
          </Button>
          <Button variant="ghost" size="small" onClick={onRemove}>
            {copy.remove}
            <span className={visuallyHidden}>{` la clé ${name}`}</span>
          </Button>
        </Inline>
      }
    />
  );
}
