const longestBase = 80;

/** Of a name, what can stand in any folder and any header: no path, no control or direction marks, its ending that of its content. */
export function safeName(name: string, ending: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const base = last
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, "-")
    .replace(/\s+/g, " ");
  const [inner = ""] = /[^. -](?:.*[^. -])?/su.exec(base) ?? [];
  const shortened = [...inner].slice(0, longestBase).join("").trim();
  return `${shortened === "" ? "fichier" : shortened}.${ending}`;
}
