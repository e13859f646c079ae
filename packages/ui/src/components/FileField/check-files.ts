/** What files a field takes. */
export interface FileLimits {
  /** As the native attribute: `.pdf`, `image/*`, `image/png`. */
  accept?: readonly string[] | undefined;
  /** Largest size of one file, in bytes. */
  maxBytes?: number | undefined;
  /** Most files in all. */
  maxFiles?: number | undefined;
}

type FileFacts = Pick<File, "name" | "size" | "type">;

/** Why a file is not taken, in the order in which it is asked. */
export type FileRefusal = "type" | "empty" | "size" | "count";

function isAccepted({ name, type }: FileFacts, accept: readonly string[]): boolean {
  return accept.some((one) => {
    if (one.startsWith(".")) return name.toLowerCase().endsWith(one.toLowerCase());
    return one.endsWith("/*") ? type.startsWith(one.slice(0, -1)) : type === one;
  });
}

/** Parts files into those to take and those to refuse, beside the `count` already there. The server checks again. */
export function checkFiles<One extends FileFacts>(
  files: readonly One[],
  { accept, maxBytes, maxFiles }: FileLimits,
  count: number,
): { taken: One[]; refused: { name: string; why: FileRefusal }[] } {
  const taken: One[] = [];
  const refused: { name: string; why: FileRefusal }[] = [];
  for (const file of files) {
    const refuse = (why: FileRefusal) => refused.push({ name: file.name, why });
    if (accept && !isAccepted(file, accept)) refuse("type");
    else if (file.size === 0) refuse("empty");
    else if (maxBytes !== undefined && file.size > maxBytes) refuse("size");
    else if (maxFiles !== undefined && count + taken.length >= maxFiles) refuse("count");
    else taken.push(file);
  }
  return { taken, refused };
}

const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** A size as people read it: « 820 ko », « 2,5 Mo ». Thousands, as systems count today. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? "1\u00a0octet" : `${bytes}\u00a0octets`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)}\u00a0ko`;
  return `${oneDecimal.format(bytes / 1_000_000)}\u00a0Mo`;
}

/** Limits in one sentence, for the help: « PDF ou image, 10 Mo au plus, 5 fichiers au plus. » */
export function limitsText(limits: FileLimits, acceptText: string | undefined): string {
  const { maxBytes, maxFiles } = limits;
  const parts = [
    acceptText,
    maxBytes === undefined ? undefined : `${sizeText(maxBytes)} au plus`,
    maxFiles === undefined || maxFiles === 1 ? undefined : `${maxFiles}\u00a0fichiers au plus`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "" : `${parts.join(", ")}.`;
}
