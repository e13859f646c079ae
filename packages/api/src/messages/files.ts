const kindOf = ({ type }: { type: string }) => (type.startsWith("image/") ? "picture" : "document");

/** What goes along with a message, as text: « Photo », « 2 documents ». */
export function filesText(files: readonly { type: string }[]): string {
  if (files.length === 0) return "";
  const kinds = new Set(files.map(kindOf));
  if (kinds.size > 1) return `${files.length} fichiers`;
  const isPicture = kinds.has("picture");
  if (files.length === 1) return isPicture ? "Photo" : "Document";
  return `${files.length} ${isPicture ? "photos" : "documents"}`;
}
