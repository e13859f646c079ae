import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { messagesContract } from "./contract.ts";
import { foundMessage, readConversation, thread, unreadConversation } from "./fixtures.ts";

const [, own] = thread.messages;
if (own === undefined) throw new Error("The sample thread is too short.");

/** What the domain answers in stories and tests. */
export const messagesMock = defineMock(messagesContract, {
  list: {
    success: true,
    data: {
      conversations: [unreadConversation, readConversation],
      totalCount: 1,
      nextCursor: null,
      hasUnreceived: false,
    },
  },
  open: { success: true, data: unreadConversation },
  search: { success: true, data: [foundMessage] },
  one: { success: true, data: unreadConversation },
  thread: { success: true, data: thread },
  send: { success: true, data: own },
  remove: { success: true },
  read: { success: true, data: { ...unreadConversation, unread_count: 0, read_seq: 4 } },
  receive: { success: true },
  arrange: { success: true, data: readConversation },
  contest: { success: true, data: { ...own, contest: { status: "open", reasons: null } } },
  contests: { success: true, data: [], pagination: onlyPage(0) },
  decideContest: { success: true },
  markUnread: { success: true, data: { ...unreadConversation, unread_count: 1 } },
});
