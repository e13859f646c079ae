import { hourlyMission, karim, runningMission } from "@jobami/api/missions/fixtures";
import { acceptedProposal } from "@jobami/api/proposals/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { Agreement } from "./Agreement.tsx";

/** The text of the part, without its marks, spaces made plain. */
function htmlOf(...[props]: Parameters<typeof Agreement>): string {
  return renderToStaticMarkup(
    <StoryProviders path="/dashboard/missions">
      <Agreement {...props} />
    </StoryProviders>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it("shows the owner the agreed price beside the budget, whom with, when and what comes next", () => {
  const text = htmlOf({ mission: runningMission, proposal: acceptedProposal, side: "client" });
  expect(text).toMatch(/Prix convenu 55 €/);
  expect(text).toMatch(/Budget annoncé 60 €/);
  expect(text).toMatch(/Avec (?:KB )?Karim B\. Quand samedi 5 décembre( 2026)?, le matin/);
  expect(text).toContain("Le jour venu, Karim fait le travail et vous le payez.");
});

it("shows the jobbeur the other side, and a price by the hour as such", () => {
  const mission = { ...hourlyMission, statut: "en_cours" as const };
  const proposal = { ...acceptedProposal, amount: 25, jobbeur: karim };
  const text = htmlOf({ mission, proposal, side: "jobbeur" });
  expect(text).toMatch(/Prix convenu 25 €\/h/);
  expect(text).toMatch(/Avec (?:ID )?Inès D\./);
  expect(text).toContain("Inès vous paie, puis confirme.");
});

it("states of a cancelled mission that the agreement no longer stands, and promises nothing", () => {
  const mission = { ...runningMission, statut: "annulee" as const };
  const text = htmlOf({ mission, proposal: acceptedProposal, side: "client" });
  expect(text).toContain("ce qui était convenu ne tient plus");
  expect(text).not.toContain("Le jour venu");
});
