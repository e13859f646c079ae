import { readHead, readProse } from "../../../entities/prose/index.server.ts";
import { contentsOf, type ProseBlock, plainText } from "../../../entities/prose/index.ts";

/** An article as lists name it; days are `YYYY-MM-DD`. */
export interface ArticleSummary {
  slug: string;
  title: string;
  description: string;
  published: string;
  updated: string;
  /** Minutes that it takes to read. */
  minutes: number;
}

export interface Article extends ArticleSummary {
  contents: { id: string; label: string }[];
  blocks: ProseBlock[];
  wordCount: number;
}

const files = import.meta.glob<string>("./articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Text that is read aloud in a minute, slowly. */
const pace = 200;

/** Reads an article from its file. Throws where its head lacks something. */
export function readArticle(path: string, file: string): Article {
  const slug = /(?:^|\/)([a-z0-9-]+)\.md$/.exec(path)?.[1];
  const { head, body } = readHead(file);
  const { title, description, published, updated } = head;
  if (!(slug && title && description && published && updated))
    throw new Error(`${path}: title, description, published and updated are asked for.`);
  const blocks = readProse(body);
  const wordCount = plainText(blocks).split(/\s+/).length;
  return {
    slug,
    title,
    description,
    published,
    updated,
    minutes: Math.max(1, Math.round(wordCount / pace)),
    contents: contentsOf(blocks),
    blocks,
    wordCount,
  };
}

let known: readonly Article[] | undefined;

/** Every article, the newest first. */
export function allArticles(): readonly Article[] {
  known ??= Object.entries(files)
    .map(([path, file]) => readArticle(path, file))
    .sort((one, other) => other.published.localeCompare(one.published));
  return known;
}

/** The day on which something was last written. */
export function feedUpdated(): string {
  return allArticles()
    .map(({ updated }) => updated)
    .sort()
    .at(-1) as string;
}

/** An article without its text. */
export function summaryOf({
  slug,
  title,
  description,
  published,
  updated,
  minutes,
}: Article): ArticleSummary {
  return { slug, title, description, published, updated, minutes };
}
