import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Message } from "@jobami/api/messages/contract";
import { applyMessage, readAnew } from "@jobami/api/messages/live";
import { ContestMask } from "../masking/index.ts";
import { contestLead, copy } from "./copy.ts";
import { contesting } from "./messages.actors.ts";

interface ContestFilterProps {
  conversationId: string;
  message: Message;
  prenom: string;
}

/** What an author can do about what is hidden of their message, or what became of it. */
export function ContestFilter({ conversationId, message, prenom }: ContestFilterProps) {
  const api = useApi();
  const readings = useReadings();
  return (
    <ContestMask
      text={message.text}
      hidden={message.hidden}
      contest={message.contest}
      lead={contestLead(prenom, message.hidden)}
      reasonHelp={copy.contestHelp}
      begin={() => contesting(api, { id: conversationId, messageId: message.id })}
      onContested={(answer) => applyMessage(readings, conversationId, answer)}
      onStale={() => readAnew(readings, conversationId)}
    />
  );
}
