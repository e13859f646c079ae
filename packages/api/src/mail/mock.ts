import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { mailContract } from "./contract.ts";
import { outgoingMails } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const mailMock = defineMock(mailContract, {
  sendSuspension: { success: true, message: "" },
  outbox: {
    success: true,
    data: [...outgoingMails],
    pagination: onlyPage(4, 25),
  },
  outboxFigures: {
    success: true,
    data: {
      counts: { queued: 1, sending: 0, failed: 1, sent: 1, dead: 1, cancelled: 0 },
      leaves: true,
    },
  },
  retryMail: { success: true, data: { ...outgoingMails[0], nextAt: "2026-11-19T08:30:00.000Z" } },
  abandonMail: { success: true, data: { ...outgoingMails[0], state: "cancelled", nextAt: null } },
});
