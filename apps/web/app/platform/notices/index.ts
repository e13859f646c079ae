export { loadToasts } from "./after-paint.ts";
export { createNoticeBoard, type NoticeText, NotifyContext, useNotify } from "./notices.ts";
export { usePastNotices } from "./past-notices.ts";
export { isJustStated, noteStated } from "./stated.ts";
