import { expect, test } from "vitest";
import { createNavDesk } from "./nav-desk.ts";

test("what is pressed before the machine is there reaches it in order, and once", () => {
  const desk = createNavDesk();
  const heard: string[] = [];
  desk.send({ type: "menu.pressed" });
  const leave = desk.connect((event) => heard.push(event.type));
  desk.send({ type: "menus.left" });
  leave();
  desk.send({ type: "account.pressed" });
  desk.connect((event) => heard.push(event.type));
  expect(heard).toEqual(["menu.pressed", "menus.left", "account.pressed"]);
});
