import { hourlyMission, ines, karim, runningMission } from "@jobami/api/missions/fixtures";
import { acceptedProposal } from "@jobami/api/proposals/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { Agreement } from "./Agreement.tsx";

/** What the part says, without its marks, spaces made plain. */
function said(...[props]: Parameters<typeof Agreement>): string {
  return renderToStaticMarkup(
    <StoryProviders path="/dashboard/missions">
      <Agreement {...props} />
    </StoryProviders>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it("shows the owner the agreed price beside the budget, whom with, when and what comes next", () => {
  const words = said({ mission: runningMission, proposal: acceptedProposal, side: "client" });
  expect(words).toMatch(/Prix convenu 55 €/);
  expect(words).toMatch(/Budget annoncé 60 €/);
  expect(words).toMatch(/Avec Karim B\. Quand samedi 5 décembre( 2026)?, le matin/);
  expect(words).toContain("Le jour venu, Karim fait le travail et vous le payez.");
});

it("shows the jobbeur the other side, and a price by the hour as such", () => {
  const mission = { ...hourlyMission, statut: "en_cours" as const };
  const proposal = { ...acceptedProposal, amount: 25, jobbeur: karim };
  const words = said({ mission, proposal, side: "jobbeur" });
  expect(words).toMatch(/Prix convenu 25 €\/h/);
  expect(words).toContain(`Avec ${ines.prenom} D.`);
  expect(words).toContain("Inès vous paie, puis confirme.");
});

it("says of a cancelled mission that the agreement no longer stands, and promises nothing", () => {
  const mission = { ...runningMission, statut: "annulee" as const };
  const words = said({ mission, proposal: acceptedProposal, side: "client" });
  expect(words).toContain("ce qui était convenu ne tient plus");
  expect(words).not.toContain("Le jour venu");
});
