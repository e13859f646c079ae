import { expect, test } from "vitest";
import { createNoticeBoard, type NoticeText } from "./notices.ts";

const hello: NoticeText = { kind: "info", title: "Bonjour" };
const bye: NoticeText = { kind: "success", title: "À bientôt" };

test("a notice posted before anybody shows notices waits, and is shown once", () => {
  const board = createNoticeBoard();
  board.post(hello);
  const first: NoticeText[] = [];
  const stop = board.show((notice) => first.push(notice));
  board.post(bye);
  stop();
  const second: NoticeText[] = [];
  board.show((notice) => second.push(notice));
  expect({ first, second }).toEqual({ first: [hello, bye], second: [] });
});
