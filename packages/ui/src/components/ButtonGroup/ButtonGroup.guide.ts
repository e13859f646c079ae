import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["group", "toolbar", "attached", "vertical-toolbar", "on-a-phone"],
  use: "Commands that belong together, under one name. With three or more on the same thing it is a toolbar: one stop of the Tab key, arrows inside.",
  instead: [
    ["Button beside Button", "there are two, and no one needs to hear what they share"],
    ["RadioGroup", "one of them holds: that is a choice"],
    ["Tabs", "they show one view of several"],
  ],
  anatomy: [
    ["group", "its name is read when it is entered"],
    ["commands", "Button, ToggleButton, IconButton or LinkButton, spaced or joined"],
  ],
  keyboard: [
    ["Tab", "group: goes through the commands; toolbar: enters at the one used last, then leaves"],
    ["Arrow Right, Arrow Left", "toolbar: next and previous, around the ends (down and up when vertical)"],
    ["Home, End", "toolbar: first and last"],
    ["Enter, Space", "press the command"],
  ],
  apg: "toolbar",
};
