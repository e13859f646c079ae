import { matchPath } from "react-router";
import { expect, test } from "vitest";
import type { ProseBlock, ProseRun } from "../../../entities/prose/index.ts";
import { everyPage } from "../../../generated/every-page.ts";
import { adminArea, isBelow, memberArea, moderationArea } from "../../../pages.ts";
import { allAnswers } from "../../help/help/index.server.ts";
import { helpAnswerPath } from "../../help/help/index.ts";
import { allArticles } from "../blog/index.server.ts";
import { articlePath } from "../blog/index.ts";

function runsOf(block: ProseBlock): readonly ProseRun[] {
  if (block.kind === "heading") return [];
  return block.kind === "list" ? block.items.flat() : block.runs;
}

test("what is written for readers leads to pages that exist, articles and answers among them", () => {
  const written = new Set([
    ...allArticles().map(({ slug }) => articlePath(slug)),
    ...allAnswers().map(({ slug }) => helpAnswerPath(slug)),
  ]);
  const plain = Object.values(everyPage)
    .map(({ path }) => path)
    .filter(
      (path) =>
        !path.includes(":") && ![memberArea, adminArea, moderationArea].some((area) => isBelow(path, area)),
    );
  const links = [...allArticles(), ...allAnswers()]
    .flatMap(({ blocks }) => blocks.flatMap(runsOf))
    .flatMap(({ to }) => (to?.startsWith("/") ? [to] : []));
  expect(links.length).toBeGreaterThan(15);
  const lost = links.filter((to) => !written.has(to) && !plain.some((path) => matchPath(path, to) !== null));
  expect(lost).toEqual([]);
});
