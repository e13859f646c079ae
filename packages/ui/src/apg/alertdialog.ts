import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Alert and Message Dialogs",
  page: "alertdialog",
  rows: {
    role: "Role alertdialog",
    name: "Named by its question",
    description: "aria-describedby names what is at stake",
    focus: "The focus begins on what loses nothing",
    keys: "Keys are those of a modal dialog",
  },
};
