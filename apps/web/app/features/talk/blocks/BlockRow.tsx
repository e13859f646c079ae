import type { Block } from "@jobami/api/blocks/contract";
import { shortName } from "@jobami/api/http/display-text";
import { Button } from "@jobami/ui/Button";
import { ListItem } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { PersonFace } from "../../../entities/person/index.ts";
import { copy } from "./copy.ts";
import { useBlock } from "./use-block.ts";

interface BlockRowProps {
  block: Block;
  /** It was ended while the list is shown. */
  isEnded: boolean;
  onEnd: () => void;
}

/** A person who is blocked. Ended, the row stays where it is until the page is left, to be put back. */
export function BlockRow({ block, isEnded, onEnd }: BlockRowProps) {
  const name = shortName(block.user);
  const blocking = useBlock({ id: block.user.id, name });
  return (
    <ListItem
      leading={<PersonFace person={block.user} />}
      title={name}
      detail={
        isEnded ? (
          copy.unblocked
        ) : (
          <>
            {copy.since} <RelativeTime instant={block.blocked_at} />
          </>
        )
      }
      action={
        <Button
          variant={isEnded ? "secondary" : "ghost"}
          size="small"
          isPending={blocking.isSending}
          onClick={() => {
            if (isEnded) return blocking.block();
            onEnd();
            blocking.unblock();
          }}
        >
          {isEnded ? copy.undo : copy.unblock}
          <span className={visuallyHidden}>{`\u00a0: ${name}`}</span>
        </Button>
      }
    />
  );
}
