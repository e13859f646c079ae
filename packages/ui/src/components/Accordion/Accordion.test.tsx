import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Accordion, type AccordionProps } from "./Accordion.tsx";

const questions = Array.from({ length: 7 }, (_, index) => ({
  id: `q${index + 1}`,
  heading: `Question ${index + 1}`,
  content: `Réponse ${index + 1}`,
}));

function markup(props: Partial<AccordionProps> = {}): string {
  return renderToStaticMarkup(<Accordion items={questions.slice(0, 2)} {...props} />);
}

describe("Accordion", () => {
  test("each heading holds a button that states whether its panel is open, and which one it is [apg:accordion/controls]", () => {
    const html = markup({ defaultOpenIds: ["q2"] });
    const headings = [
      ...html.matchAll(
        /<h3[^>]*><button[^>]*aria-expanded="(\w+)" aria-controls="([^"]*)"[^>]*>(Question \d)/g,
      ),
    ].map(([, isOpen, panel, text]) => ({ isOpen, panel, text }));
    expect(headings.map(({ isOpen, text }) => [text, isOpen])).toEqual([
      ["Question 1", "false"],
      ["Question 2", "true"],
    ]);
    const isHidden = ({ panel }: { panel: string | undefined }) =>
      / hidden=""/.test(new RegExp(`<div id="${panel}"[^>]*>`).exec(html)?.[0] ?? "");
    expect(headings.map(isHidden)).toEqual([true, false]);
  });

  test("headings have the level that the page needs [apg:accordion/heading]", () => {
    expect(markup({ headingLevel: 4 })).toContain("<h4");
  });

  test("panels are named regions, up to six of them [apg:accordion/region]", () => {
    const regions = (count: number) =>
      markup({ items: questions.slice(0, count) }).match(/role="region" aria-labelledby="/g)?.length ?? 0;
    expect(regions(6)).toBe(6);
    expect(regions(7)).toBe(0);
  });
});
