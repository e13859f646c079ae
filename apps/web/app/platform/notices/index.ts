export { loadToasts } from "./after-paint.ts";
export { isJustAnswered, noteAnswered } from "./answered.ts";
export { createNoticeBoard, type NoticeText, NotifyContext, useNotify } from "./notices.ts";
export { usePastNotices } from "./past-notices.ts";
