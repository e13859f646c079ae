import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../testing/StoryProviders.tsx";
import { LandingScreen } from "./LandingScreen.tsx";

const meta = {
  title: "web/Landing",
  component: LandingScreen,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step("says what to do in three steps [LAND-15]", async () => {
      const section = canvas.getByRole("region", { name: "Comment ça marche" });
      const titles = within(section).getAllByRole("heading", { level: 3 });
      await expect(titles.map((title) => title.textContent)).toEqual([
        "Créez votre profil",
        "Recevez des demandes",
        "Gagnez de l’argent",
      ]);
    });
    await step(
      "shows nine services, three of them popular, all leading to sign-up [LAND-16, LAND-17, LAND-18]",
      async () => {
        const section = canvas.getByRole("region", { name: "Les services les plus demandés" });
        const cards = within(section).getAllByRole("link");
        await expect(cards.map((card) => card.textContent)).toEqual([
          "JardinagePopulaire",
          "Petites Réparations",
          "Ménage et NettoyagePopulaire",
          "BricolagePopulaire",
          "Garde d’Animaux",
          "Cours et Soutien Scolaire",
          "Informatique",
          "Déménagement et Transport",
          "Coaching et Conseils",
        ]);
        for (const card of cards)
          await expect(card.getAttribute("href")).toMatch(/^\/inscription\?profil=other&categorie=/);
      },
    );
    await step(
      "shows four trades, and the ways in beside them [LAND-04, LAND-05, LAND-06, LAND-07]",
      async () => {
        const section = await canvas.findByRole("region", { name: "Vos savoir-faire valent de l’argent." });
        const [first, ...others] = within(section).getAllByRole("listitem");
        await expect(first).toHaveTextContent(/^Bricolage.*\+150€\/jour$/);
        for (const [index, name] of ["Rénovation", "Plomberie", "Assemblage"].entries())
          await expect(others[index]).toHaveTextContent(new RegExp(`^${name}`));
        await expect(within(section).getByRole("link", { name: "S’inscrire" })).toBeVisible();
        await expect(within(section).getByRole("link", { name: "Continuer avec Google" })).toBeVisible();
      },
    );
    await step("says seven benefits and whom each is for [LAND-09, LAND-10]", async () => {
      const section = await canvas.findByRole("region", { name: "Pourquoi passer par nous" });
      const tags = within(section).getAllByText(/^Pour les (jobbeurs|demandeurs)$/);
      await expect(within(section).getAllByRole("listitem")).toHaveLength(7);
      await expect(tags).toHaveLength(7);
    });
    await step("presents the five features of AI [LAND-11]", async () => {
      const section = await canvas.findByRole("region", { name: "Un coup de main pour les mots, aussi." });
      const titles = within(section).getAllByRole("heading", { level: 3 });
      await expect(titles.map((title) => title.textContent)).toEqual([
        "Rédiger une annonce",
        "Conseiller un prix",
        "Trouver les missions qui vous vont",
        "Prévoir vos disponibilités",
        "Répondre à un avis",
      ]);
    });
    await step("has the anchors of the bar [LAND-19]", async () => {
      for (const id of ["home", "how-it-works", "pricing"])
        await expect(canvasElement.querySelector(`#${id}`)).not.toBeNull();
    });
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvasElement, step }) => {
    await step("sends nobody to the sign-up who has an account", async () => {
      const links = within(canvasElement).getAllByRole("link");
      const addresses = links.map((link) => link.getAttribute("href") ?? "");
      await expect(addresses.filter((address) => address.startsWith("/inscription"))).toEqual([]);
      await expect(addresses).toContain("/dashboard/missions/poster-une-mission?categorie=jardinage");
    });
  },
};
