import { type AdviceSlug, adviceSlugs } from "@jobami/api/advice/routes";
import { readHead, readProse } from "../../../entities/prose/index.server.ts";
import { plainText } from "../../../entities/prose/index.ts";
import { typeset } from "../../../platform/typography/index.ts";
import { type AdviceArticle, type AdviceSummary, advicePlaces, adviceThemes } from "./advice-view.ts";

const files = import.meta.glob<string>("./articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** How much is read in a minute, slowly. */
const pace = 200;

/** Reads an article from its file. Throws where its head lacks something, or names what is not there. */
export function readAdvice(path: string, file: string): AdviceArticle & { wordCount: number } {
  const slug = adviceSlugs.find((one) => path.split("/").at(-1) === `${one}.md`);
  const { head, body } = readHead(file);
  const { title, description } = head;
  const theme = adviceThemes.find((one) => one === head.theme);
  const place = advicePlaces.find((one) => one === head.place);
  if (!(slug && title && description && theme && place))
    throw new Error(`${path}: title, description, theme and place are asked for, and a known address.`);
  const blocks = readProse(body);
  const wordCount = plainText(blocks).split(/\s+/).length;
  return {
    slug,
    title: typeset(title),
    description: typeset(description),
    theme,
    place,
    minutes: Math.max(1, Math.round(wordCount / pace)),
    blocks,
    wordCount,
  };
}

let known: readonly (AdviceArticle & { wordCount: number })[] | undefined;

const orderOf = (slug: AdviceSlug) => adviceSlugs.indexOf(slug);

/** Every article, in the order in which they are read. */
export function allAdvice(): readonly (AdviceArticle & { wordCount: number })[] {
  known ??= Object.entries(files)
    .map(([path, file]) => readAdvice(path, file))
    .sort((one, other) => orderOf(one.slug) - orderOf(other.slug));
  return known;
}

/** An article without its text. */
export function adviceSummary({ slug, title, description, theme, minutes }: AdviceArticle): AdviceSummary {
  return { slug, title, description, theme, minutes };
}
