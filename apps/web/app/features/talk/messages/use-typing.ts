import type { Conversation } from "@jobami/api/messages/contract";
import { createTypingMachine, typingView } from "@jobami/machines/messages/typing";
import { use, useState } from "react";
import { useLiveEvents, WhisperContext } from "../../../platform/live/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";

/** Who is writing in an open conversation. */
export interface Typing {
  isOtherTyping: boolean;
  /** One types. */
  type: () => void;
  /** One has sent what one typed. */
  write: () => void;
}

/** Informs the other side that one is writing, and hears it of them: by the live channel alone, so that nothing of it is stored. */
export function useTyping({ id, otherUser }: Conversation): Typing {
  const whisper = use(WhisperContext);
  const [machine] = useState(createTypingMachine);
  const [snapshot, send] = useFlow(
    machine,
    {},
    { "typing.announced": () => whisper({ name: "typing", payload: { conversation_id: id } }) },
  );
  useLiveEvents({
    received: ({ name, payload }) => {
      if (name !== "new_message" || payload.conversation_id !== id || payload.sender_id !== otherUser.id)
        return;
      send({ type: "message.arrived" });
    },
    stale: () => {},
    whispered: ({ name, payload, from }) => {
      if (name === "typing" && payload.conversation_id === id && from === otherUser.id)
        send({ type: "other.typed" });
    },
  });
  return {
    ...typingView(snapshot),
    type: () => send({ type: "person.typed" }),
    write: () => send({ type: "message.written" }),
  };
}
