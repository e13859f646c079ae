import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { copy } from "./copy.ts";
import type { Blocking } from "./use-block.ts";

/** Stands where one would write to a person whom one blocks: why one cannot, and the way back. */
export function BlockNote({ blocking }: { blocking: Blocking }) {
  return (
    <Banner
      title={copy.conversation}
      action={
        <Button variant="secondary" size="small" isPending={blocking.isSending} onClick={blocking.unblock}>
          {copy.unblock}
        </Button>
      }
    />
  );
}
