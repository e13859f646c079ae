const units = ["o", "Ko", "Mo", "Go"] as const;
const short = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** A size as people write it: « 84 Ko », « 2,4 Mo ». Units of 1,000 bytes. */
export function sizeText(bytes: number): string {
  const rank = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, Math.round(bytes))) / 3));
  const amount = bytes / 1000 ** rank;
  return `${short.format(amount >= 10 ? Math.round(amount) : amount)}\u00a0${units[rank]}`;
}

/** What a file is. */
export type FileKind = "image" | "pdf" | "sheet" | "archive" | "audio" | "text" | "other";

const kinds: Record<string, FileKind> = {
  pdf: "pdf",
  csv: "sheet",
  xls: "sheet",
  xlsx: "sheet",
  ods: "sheet",
  zip: "archive",
  mp3: "audio",
  m4a: "audio",
  wav: "audio",
  txt: "text",
  doc: "text",
  docx: "text",
  odt: "text",
  jpg: "image",
  jpeg: "image",
  png: "image",
  webp: "image",
  heic: "image",
};

/** The ending of a name in capitals, as people call the kind: « PDF »; nothing for a name without one. */
export function endingOf(name: string): string {
  return /[^.]\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? "";
}

/** The kind by the ending of the name. */
export function kindOf(name: string): FileKind {
  return kinds[endingOf(name).toLowerCase()] ?? "other";
}
