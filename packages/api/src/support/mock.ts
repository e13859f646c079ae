import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { supportContract } from "./contract.ts";
import {
  answeredTicket,
  closingReply,
  filedTicket,
  newTicket,
  paymentTag,
  queuedTicket,
  thanksReply,
  ticketHead,
  urgentTag,
} from "./fixtures.ts";

const pagination = {
  page: 1,
  pageSize: 20,
  totalPages: 1,
  totalCount: 1,
  countIsCapped: false,
  nextCursor: null,
};

/** What the domain answers in stories and tests. */
export const supportMock = defineMock(supportContract, {
  create: { success: true, data: newTicket },
  own: { success: true, data: [ticketHead], pagination },
  one: { success: true, data: answeredTicket },
  edit: { success: true, data: newTicket },
  act: { success: true, data: answeredTicket },
  desk: { success: true, data: [queuedTicket], pagination: onlyPage(1) },
  file: { success: true, data: filedTicket },
  tags: { success: true, data: [paymentTag, urgentTag] },
  addTag: { success: true, data: urgentTag },
  renameTag: { success: true, data: urgentTag },
  removeTag: { success: true },
  replies: { success: true, data: [thanksReply, closingReply] },
  addReply: { success: true, data: thanksReply },
  changeReply: { success: true, data: thanksReply },
  removeReply: { success: true },
});
