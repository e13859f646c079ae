import { exemptFromPictures } from "../../.storybook/exceptions.ts";
import { readStoryIndex, type StoryEntry } from "../../tools/storybook/story-index.ts";
import { hasSheet, sheetVariants, type Variant, variantsOf } from "./variants.ts";

/** What is photographed: one story, or a sheet of all stories of a component. */
export interface Subject {
  id: string;
  title: string;
  /** The story, or those of the sheet. */
  stories: readonly string[];
  variants: readonly Variant[];
}

/** More than this make a sheet that no picture can hold. */
const mostOnASheet = 24;

function sheetsOf(component: string, stories: readonly StoryEntry[]): Subject[] {
  const count = Math.ceil(stories.length / mostOnASheet);
  return Array.from({ length: count }, (_, part) => ({
    id: `${component}--sheet${count > 1 ? `-${part + 1}` : ""}`,
    title: `${stories[0]?.title} · planche${count > 1 ? ` ${part + 1}` : ""}`,
    stories: stories.slice(part * mostOnASheet, (part + 1) * mostOnASheet).map(({ id }) => id),
    variants: sheetVariants,
  }));
}

/** Every story of a build and the sheet of every component, or those whose ids are named; only the reasoned list of exceptions is left out. */
export function findSubjects(only?: ReadonlySet<string>, build?: string): Subject[] {
  const { entries } = readStoryIndex(build);
  const exempt = exemptFromPictures();
  const stories = Object.values(entries).filter(({ type, id }) => type === "story" && !exempt.has(id));
  const components = new Map<string, StoryEntry[]>();
  for (const story of stories.filter(({ id }) => hasSheet(id))) {
    const component = story.id.slice(0, story.id.indexOf("--"));
    components.set(component, [...(components.get(component) ?? []), story]);
  }
  const subjects = [
    ...stories.map(({ id, title, name, tags }) => ({
      id,
      title: `${title} · ${name}`,
      stories: [id],
      variants: variantsOf(id, tags),
    })),
    ...[...components].flatMap(([component, list]) => sheetsOf(component, list)),
  ];
  return subjects.filter(({ id }) => only?.has(id) ?? true);
}

/** Of each subject what is wanted of it, and no subject of which nothing is. */
export function narrowed(
  subjects: readonly Subject[],
  isWanted: (subject: Subject, variant: Variant) => boolean,
): Subject[] {
  return subjects
    .map((subject) => ({
      ...subject,
      variants: subject.variants.filter((variant) => isWanted(subject, variant)),
    }))
    .filter(({ variants }) => variants.length > 0);
}
