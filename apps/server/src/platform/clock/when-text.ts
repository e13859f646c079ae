/** « 9 h », « 14 h 30 ». */
export function timeText(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return minute === "00" ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

const long = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** « samedi 5 décembre », « vendredi 1er janvier ». */
export const dayText = (day: string): string =>
  long.format(new Date(`${day}T00:00:00Z`)).replace(" 1 ", " 1er ");
