import { useApi } from "@jobami/api/http/provider";
import { messagesClient } from "@jobami/api/messages/client";
import { useEffect, useRef } from "react";
import { useLiveEvents } from "../../../platform/live/index.ts";

/** Reports to the server that what is new has reached this browser: one call at a time, however much arrives meanwhile. */
export function useReceipts(userId: string, hasUnreceived: boolean): void {
  const api = useApi();
  const call = useRef({ isUnderWay: false, isWanted: false });
  const sendReceipt = useRef(() => {});
  useEffect(() => {
    sendReceipt.current = () => {
      const state = call.current;
      state.isWanted = true;
      if (state.isUnderWay) return;
      state.isUnderWay = true;
      state.isWanted = false;
      messagesClient(api)
        .receive()
        // What is not reported now is reported with the next message.
        .catch(() => {})
        .finally(() => {
          state.isUnderWay = false;
          if (state.isWanted) sendReceipt.current();
        });
    };
  }, [api]);
  useEffect(() => {
    if (hasUnreceived) sendReceipt.current();
  }, [hasUnreceived]);
  useLiveEvents({
    received: (event) => {
      if (event.name === "new_message" && event.payload.sender_id !== userId) sendReceipt.current();
    },
    stale: () => sendReceipt.current(),
  });
}
