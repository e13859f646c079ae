/** The sources of one machine’s folder (`auth/login`) among files by their path. */
export function folderSources(files: Readonly<Record<string, string>>, folder: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.slice(0, path.lastIndexOf("/")).endsWith(`/src/${folder}`))
    .map(([, source]) => source);
}
