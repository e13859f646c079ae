import { useBlocks } from "@jobami/api/blocks/hooks";
import { Button } from "@jobami/ui/Button";
import { visuallyHidden } from "@jobami/ui/styles";
import { Ban } from "lucide-react";
import { BlockQuestion } from "./BlockQuestion.tsx";
import { copy } from "./copy.ts";
import { useBlock } from "./use-block.ts";

/** The command that blocks a person, or ends that; nothing is offered until it is known which. */
export function BlockButton({ id, name }: { id: string; name: string }) {
  const { data } = useBlocks();
  const blocking = useBlock({ id, name });
  if (data === undefined) return null;
  const isBlocked = data.some(({ user }) => user.id === id);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Ban />}
        isPending={blocking.isSending && !blocking.isAsked}
        onClick={isBlocked ? blocking.unblock : blocking.ask}
      >
        {isBlocked ? copy.unblock : copy.block}
        <span className={visuallyHidden}>{`\u00a0: ${name}`}</span>
      </Button>
      <BlockQuestion blocking={blocking} />
    </>
  );
}
