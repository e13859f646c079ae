import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Step, Stepper } from "./Stepper.tsx";

const steps: Step[] = [
  { id: "besoin", label: "Besoin", state: "complete" },
  { id: "lieu", label: "Lieu", state: "current" },
  { id: "budget", label: "Budget", state: "upcoming" },
];

describe("Stepper", () => {
  test("states as text which step is done, under way, to come", () => {
    const text = renderToStaticMarkup(<Stepper steps={steps} />).replace(/<[^>]*>/g, "|");
    expect(text).toContain("Besoin| (terminée)");
    expect(text).toContain("Lieu| (en cours)");
    expect(text).toContain("Budget| (à venir)");
    expect(text).toContain("Étape 2 sur 3");
  });

  test("marks exactly the current step", () => {
    const markup = renderToStaticMarkup(<Stepper steps={steps} />);
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup).toContain('data-state="current" aria-current="step"');
  });

  test("only completed steps lead back, and only when their owner listens", () => {
    expect(renderToStaticMarkup(<Stepper steps={steps} />)).not.toContain("<button");
    const markup = renderToStaticMarkup(<Stepper steps={steps} onStepSelect={() => {}} />);
    expect(markup.match(/<button/g)).toHaveLength(1);
    expect(markup).toMatch(/data-state="complete"><button type="button"/);
  });
});
