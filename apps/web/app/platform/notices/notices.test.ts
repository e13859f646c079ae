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

test("twenty notices wait; the oldest gives way to the twenty-first [TOAST-09]", () => {
  const board = createNoticeBoard();
  const titles = Array.from({ length: 21 }, (_, index) => `Avis ${index + 1}`);
  const shownOf = (posted: readonly string[]) => {
    const shown: string[] = [];
    for (const title of posted) board.post({ kind: "info", title });
    board.show((notice) => shown.push(notice.title))();
    return shown;
  };
  expect(shownOf(titles.slice(0, 20))).toEqual(titles.slice(0, 20));
  expect(shownOf(titles)).toEqual(titles.slice(1));
});
