import { expect, test } from "vitest";
import { createEventQueue } from "./event-queue.ts";

test("what happens before the machine is there reaches it in order, and once", () => {
  const queue = createEventQueue<string>();
  const heard: string[] = [];
  queue.send("menu.pressed");
  const leave = queue.connect((event) => heard.push(event));
  queue.send("menus.left");
  leave();
  queue.send("account.pressed");
  queue.connect((event) => heard.push(event));
  expect(heard).toEqual(["menu.pressed", "menus.left", "account.pressed"]);
});

test("what was forgotten reaches no machine", () => {
  const queue = createEventQueue<string>();
  const heard: string[] = [];
  queue.send("search.pressed");
  queue.clear();
  queue.connect((event) => heard.push(event));
  expect(heard).toEqual([]);
});
