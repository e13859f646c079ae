import { gzipBytes, measureScripts, type ReadAsset, staticImports } from "../../apps/web/script-weight.ts";

/** What a browser must have before a page is usable: distinct files and their bytes, gzipped one by one. */
export interface FirstLoad {
  scripts: { files: readonly string[]; gzipBytes: number };
  styles: { files: readonly string[]; gzipBytes: number };
  /** What the page asks to be fetched early besides: fonts and pictures. */
  preloads: number;
}

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands between a script's tags. */
  content: string;
}

function tagsOf(html: string): Tag[] {
  const tags = html.matchAll(/<(?:(script)\b([^>]*)>([\s\S]*?)<\/script>|(link)\b([^>]*)>)/gi);
  return [...tags].map(([, script, scriptText = "", content = "", , linkText = ""]) => ({
    name: script === undefined ? "link" : "script",
    attributes: Object.fromEntries(
      [...(script === undefined ? linkText : scriptText).matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name.toLowerCase(), value],
      ),
    ),
    content,
  }));
}

function named(tags: readonly Tag[]): { scripts: string[]; styles: string[]; preloads: number } {
  const links = (relation: string) =>
    tags
      .filter(({ name, attributes }) => name === "link" && attributes.rel === relation)
      .map(({ attributes }) => attributes.href ?? "");
  const scripts = tags.filter(({ name }) => name === "script");
  return {
    scripts: [
      ...scripts.flatMap(({ attributes }) => attributes.src ?? []),
      ...links("modulepreload"),
      ...scripts
        .filter(({ attributes }) => attributes.type === "module" && attributes.src === undefined)
        .flatMap(({ content }) => staticImports(content)),
    ],
    styles: links("stylesheet"),
    preloads: new Set(links("preload")).size,
  };
}

const path = (specifier: string, from: string) => new URL(specifier, `http://page${from}`).pathname;

/** Follows a page's scripts, modulepreloads and their static imports, and its stylesheets. `at` is the page's own path. */
export async function measureFirstLoad(html: string, at: string, read: ReadAsset): Promise<FirstLoad> {
  const { scripts, styles, preloads } = named(tagsOf(html));
  const modules = await measureScripts(
    scripts.map((script) => path(script, at)),
    read,
  );
  const sheets = new Map<string, number>();
  for (const file of new Set(styles.map((style) => path(style, at))))
    sheets.set(file, gzipBytes(await read(file)));
  const sum = (sizes: Map<string, number>) => ({
    files: [...sizes.keys()].sort(),
    gzipBytes: [...sizes.values()].reduce((total, size) => total + size, 0),
  });
  return { scripts: sum(modules), styles: sum(sheets), preloads };
}
