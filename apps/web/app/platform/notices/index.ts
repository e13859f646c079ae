export { loadToasts } from "./after-paint.ts";
export { createNoticeBoard, type NoticeText, NotifyContext, useNotify } from "./notices.ts";
