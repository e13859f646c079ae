import { newKey } from "@jobami/api/http/new-key";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { applyMessage } from "@jobami/api/messages/live";
import { messagesRoutes } from "@jobami/api/messages/routes";
import { type OutgoingFile, outboxView, type PendingMessage } from "@jobami/machines/messages/outbox";
import { announce } from "@jobami/ui/announce";
import { useEffect, useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { copy } from "./copy.ts";
import { outboxMachine } from "./messages.actors.ts";
import { outboxRecord } from "./outbox-record.ts";

/** What a person has written and the server has yet to take. */
export interface Outbox {
  pending: readonly PendingMessage[];
  write: (conversationId: string, text: string, files: readonly OutgoingFile[]) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

/** Sends what is written, also what an earlier page left behind. */
export function useOutbox(userId: string): Outbox {
  const api = useApi();
  const readings = useReadings();
  const clock = useClock();
  const [record] = useState(() => outboxRecord(userId));
  const [machine] = useState(() => outboxMachine(api));
  const [stored] = useState(() => record.read());
  const [snapshot, send] = useFlow(
    machine,
    { record: stored },
    {
      "message.stored": ({ message }) => record.add(message),
      "message.released": ({ clientId }) => record.remove(clientId),
      "message.sent": ({ message, answer }) => {
        record.remove(message.clientId);
        applyMessage(readings, message.conversationId, answer);
        readings.readAgain(messagesRoutes.list);
        announce(copy.sent);
      },
    },
  );
  useEffect(() => {
    const comeBack = () => send({ type: "browser.cameOnline" });
    globalThis.addEventListener("online", comeBack);
    return () => globalThis.removeEventListener("online", comeBack);
  }, [send]);
  return {
    pending: outboxView(snapshot).pending,
    write: (conversationId, text, files) =>
      send({
        type: "message.written",
        message: {
          clientId: newKey(),
          conversationId,
          text,
          writtenAt: clock.now(),
          ...(files.length === 0 ? {} : { files }),
        },
      }),
    retry: (clientId) => send({ type: "message.retried", clientId }),
    discard: (clientId) => send({ type: "message.discarded", clientId }),
  };
}
