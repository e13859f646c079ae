/** What became of a publication, for its owner while no one proposes anything. */
export async function loadPublishedPart() {
  return { default: (await import("./PublishedPart.tsx")).PublishedPart };
}
