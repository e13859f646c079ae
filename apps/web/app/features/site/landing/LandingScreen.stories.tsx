import { findCategory } from "@jobami/api/taxonomy";
import { popularServices } from "@jobami/api/taxonomy/popular-services";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { LandingScreen } from "./LandingScreen.tsx";
import type { LandingView } from "./landing-view.ts";

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

const view: LandingView = {
  services: popularServices.map((service) => ({
    ...service,
    label: findCategory(service.slug)?.label ?? "",
  })),
  offers: [
    {
      id: "1",
      path: "/offres-partenaires/karim-b/1",
      advantage: "−20\u00a0%",
      title: "Première taille de haie à prix doux",
      about: "Karim B. · Lille · Jardinage",
      days: "Du 1er novembre 2026 au 31 décembre 2026",
    },
    {
      id: "2",
      path: "/offres-partenaires/ines-d/2",
      advantage: "1\u00a0h offerte",
      title: "Les vitres du salon offertes",
      about: "Inès D. · Ménage et Nettoyage",
      days: "Du 15 novembre 2026 au 31 janvier 2027",
    },
  ],
  people: [
    {
      path: "/profil/karim-b",
      person: { prenom: "Karim", initiale: "B", photo: null },
      about: "Tonte de pelouse · Lyon",
      rating: { value: 4.31, count: 7 },
      review: {
        text: "La haie est nette, les déchets sont partis avec lui. À l’heure, et de bonne humeur.",
        author: { prenom: "Léa", initiale: "M" },
      },
    },
    {
      path: "/profil/nora-d",
      person: { prenom: "Nora", initiale: "D", photo: "/storage/none/small" },
      about: "Plomberie",
      rating: { value: 4.08, count: 1 },
      review: { text: "Le robinet ne goutte plus.", author: { prenom: "Ugo", initiale: "L" } },
    },
  ],
  plans: {
    gratuit: { price: "0\u00a0€", gives: [] },
    premium: {
      price: "4,90\u00a0€",
      gives: ["100 réponses types", "Vos demandes d’aide passent en premier"],
    },
  },
};

export const Visitor: Story = {
  args: { isSignedIn: false, view },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step("states what to do in three steps [LAND-15]", async () => {
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
        const section = await canvas.findByRole("region", { name: "Les services les plus demandés" });
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
    await step("states seven benefits and whom each is for [LAND-09, LAND-10]", async () => {
      const section = await canvas.findByRole("region", { name: "Pourquoi passer par nous" });
      const tags = within(section).getAllByText(/^Pour les (jobbeurs|demandeurs)$/);
      await expect(within(section).getAllByRole("listitem")).toHaveLength(7);
      await expect(tags).toHaveLength(7);
    });
    await step(
      "shows who does it by face, rating and newest review, each a way to their profile",
      async () => {
        const section = await canvas.findByRole("region", { name: "Ils rendent service près de chez eux" });
        const people = within(section).getAllByRole("link");
        await expect(people.map((person) => person.getAttribute("href"))).toEqual([
          "/profil/karim-b",
          "/profil/nora-d",
        ]);
        await expect(people[0]).toHaveTextContent(
          /Karim B\..*4,3 sur 5, 7 avis.*Tonte de pelouse · Lyon.*La haie est nette.*Avis de Léa M\./,
        );
        await expect(await within(section).findByText("ND")).toBeVisible();
      },
    );
    await step("shows what partners offer now, and the way to all of it [LAND-12]", async () => {
      const section = await canvas.findByRole("region", { name: "Les offres des partenaires" });
      await expect(within(section).getAllByRole("listitem")).toHaveLength(2);
      await expect(within(section).getByRole("link", { name: "Voir toutes les offres" })).toHaveAttribute(
        "href",
        "/offres-partenaires",
      );
    });
    await step("states what the two plans cost and give [LAND-13, SUB-15]", async () => {
      const section = await canvas.findByRole("region", { name: "Tarifs" });
      const plans = within(section).getAllByRole("heading", { level: 3 });
      await expect(plans.map((title) => title.textContent)).toEqual([
        "Gratuit",
        "Premium",
        "Et le Jobi\u202f?",
      ]);
      await expect(section).toHaveTextContent(/0 €/);
      await expect(section).toHaveTextContent(/4,90 €/);
      await expect(section).toHaveTextContent(/À moitié prix, à vie/);
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
  args: { isSignedIn: true, view: { ...view, people: [], offers: [] } },
  play: async ({ canvasElement, step }) => {
    await step("sends no one to the sign-up who has an account", async () => {
      await within(canvasElement).findByRole("region", { name: "Les services les plus demandés" });
      const links = within(canvasElement).getAllByRole("link");
      const addresses = links.map((link) => link.getAttribute("href") ?? "");
      await expect(addresses.filter((address) => address.startsWith("/inscription"))).toEqual([]);
      await expect(within(canvasElement).queryByText("Ils rendent service près de chez eux")).toBeNull();
      await within(canvasElement).findByText(/Les prochaines offres arrivent/);
      await expect(addresses).toContain("/dashboard/missions/poster-une-mission?categorie=jardinage");
    });
  },
};
