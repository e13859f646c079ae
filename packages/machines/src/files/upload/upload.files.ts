import type { ChosenFile, FileRefusal, UploadFile, UploadLimits } from "./upload.types.ts";

function whyNot(file: ChosenFile, { largest, types, most }: UploadLimits, count: number): FileRefusal | null {
  if (file.size === 0) return "EMPTY";
  if (!types.includes(file.type)) return "WRONG_TYPE";
  if (file.size > largest) return "TOO_LARGE";
  return count >= most ? "TOO_MANY" : null;
}

/** Adds what the limits allow, in the order of the choice; the same file is not taken twice. */
export function takeFiles(
  files: readonly UploadFile[],
  chosen: readonly ChosenFile[],
  limits: UploadLimits,
): { files: readonly UploadFile[]; refused: readonly { name: string; why: FileRefusal }[] } {
  const taken = [...files];
  const refused: { name: string; why: FileRefusal }[] = [];
  for (const file of chosen) {
    if (taken.some(({ id }) => id === file.id)) continue;
    const why = whyNot(file, limits, taken.length);
    if (why === null) taken.push({ ...file, status: "queued", sent: 0, tries: 0, key: null });
    else refused.push({ name: file.name, why });
  }
  return { files: taken, refused };
}

/** The files with one of them changed. */
export function changeFile(
  files: readonly UploadFile[],
  id: string,
  change: (file: UploadFile) => Partial<UploadFile>,
): readonly UploadFile[] {
  return files.map((file) => (file.id === id ? { ...file, ...change(file) } : file));
}

/** How many files stand so. */
export function countOf(files: readonly UploadFile[], status: UploadFile["status"]): number {
  return files.filter((file) => file.status === status).length;
}
