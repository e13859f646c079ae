import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Date Picker Dialog",
  page: "dialog-modal/examples/datepicker-dialog",
  rows: {
    open: "Enter or Space on the button opens the month",
    dialog: "The month is in a dialog with a name",
    "focus-in": "The focus goes to the chosen day",
    arrows: "Arrows move by a day and by a week, into other months too",
    "page-keys": "Page Up and Page Down move by a month",
    "home-end": "Home and End move to the first and last day of the week",
    choose: "Enter chooses the day and closes the month",
    escape: "Escape closes the month and chooses nothing",
    "focus-back": "After closing the focus is back on the button",
    grid: "Role grid, named by month and year; the chosen day is selected",
  },
};
