import { fileURLToPath } from "node:url";

/** A place in a stack, as services of faults take it. */
export interface Frame {
  filename: string;
  function?: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

const mostFrames = 50;

/** Where the product is installed: what stands before it is of the machine. */
const root = fileURLToPath(new URL("../../../../..", import.meta.url));

/** A file of the server from the folder of the product on; of Node its own name. */
export function serverFile(file: string): string | null {
  if (file.startsWith("node:")) return file;
  const path = file.startsWith("file:") ? fileURLToPath(file) : file;
  if (!path.startsWith(root)) return null;
  return path.slice(root.length).replace(/^.*\/node_modules\//, "node_modules/");
}

/** A file that pages load: never the address of a page, which may name a person. */
export function browserFile(file: string): string | null {
  const [, name = null] = /(\/assets\/[\w.-]+\.js)(\?|$)/.exec(file) ?? [];
  return name;
}

interface Place {
  name: string;
  file: string;
  row: number;
  column: number;
}

/** Reads `at name (file:1:2)`, `at file:1:2` and, of other browsers, `name@file:1:2`; null for another line. */
function placeOf(line: string): Place | null {
  const end = /:(\d{1,9}):(\d{1,9})\)?$/.exec(line);
  if (end === null) return null;
  const [row, column] = [Number(end[1]), Number(end[2])];
  const text = line.slice(0, end.index).trimStart();
  const isAt = text.startsWith("at ");
  const cut = isAt ? text.lastIndexOf(" (") : text.indexOf("@");
  const name = cut < 0 ? "" : text.slice(isAt ? 3 : 0, cut);
  const file = cut < 0 ? text.slice(3) : text.slice(cut + (isAt ? 2 : 1));
  return isAt || cut >= 0
    ? { name: name.replace(/^async /, ""), file: file.replace(/^async /, ""), row, column }
    : null;
}

/** The places of a stack, the outermost first; those of files that are not ours are left out. */
export function framesOf(stack: string, fileOf: (file: string) => string | null): Frame[] {
  return stack
    .split("\n")
    .flatMap((line): Frame[] => {
      const place = placeOf(line);
      const filename = place === null ? null : fileOf(place.file);
      if (place === null || filename === null) return [];
      return [
        {
          filename,
          ...(/^[\w$.<>[\] ]{1,100}$/.test(place.name) ? { function: place.name } : {}),
          lineno: place.row,
          colno: place.column,
          in_app: !filename.startsWith("node:") && !filename.startsWith("node_modules/"),
        },
      ];
    })
    .slice(0, mostFrames)
    .reverse();
}
