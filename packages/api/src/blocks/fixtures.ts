import { unreadConversation } from "../messages/fixtures.ts";
import type { Block } from "./contract.ts";

/** A person with whom there is a conversation. */
export const karimBlocked: Block = {
  user: unreadConversation.otherUser,
  blocked_at: "2026-11-19T08:00:00.000Z",
};

export const ugoBlocked: Block = {
  user: { id: "01930000-0000-7000-8000-000000000078", prenom: "Ugo", initiale: "M", photo: null },
  blocked_at: "2026-06-02T17:30:00.000Z",
};
